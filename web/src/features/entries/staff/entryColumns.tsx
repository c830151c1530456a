import { call } from '#lib/api.ts'
import { dayText, momentText } from '#lib/dayAndTime.ts'
import { useLocale, useText } from '#lib/intl.ts'
import { useHere } from '#lib/wayBack.ts'
import type { OutputOf } from '#shared/contract'
import type { Entry } from '#shared/entry'
import { entrySorts } from '#shared/entryTable'
import {
  type EntryFieldKind,
  type EntryFieldName,
  entryField,
  fieldLabel,
  namesOf,
  phoneNames,
} from '#shared/fields/entryFields'
import { routes } from '#shared/routes'
import { SiteLink } from '#ui/SiteLink.tsx'
import { useColumnOf } from '#ui/staff/useColumnOf.ts'
import { CutName } from '#ui/table/CutName.tsx'
import { EditableCell } from '#ui/table/EditableCell.tsx'
import type { ChoosableColumn } from '#ui/table/useChosenColumns.ts'
import { useEntryWords } from '../../entryForm/door.ts'
import styles from './EntryTable.module.css'
import { entryLists } from './entryLists.ts'

/** Not the address, because the position on the map would have to follow; `opened` holds all opening lines. */
const editable = [...namesOf('phone', 'email', 'website'), 'opened', ...namesOf('area')] as const
type Editable = (typeof editable)[number]
const usual: readonly string[] = ['phone', 'email']
const inputModes: Partial<Record<EntryFieldKind, 'tel' | 'email' | 'url'>> = {
  phone: 'tel',
  email: 'email',
  website: 'url',
}

interface Asked {
  onSaved: (saved: OutputOf<'POST /api/addEntry'>) => void
  foundIn: OutputOf<'GET /api/entrytable'>['foundIn']
}

export function useEntryColumns({ onSaved, foundIn }: Asked): readonly ChoosableColumn<Entry>[] {
  const locale = useLocale()
  const here = useHere()
  const { valueText } = useEntryWords()
  const column = useColumnOf<Entry>()
  const nameCell = ({ name, uuid }: Entry) => (
    <>
      <SiteLink to={routes.editEntryForm.href(uuid)} state={here}>
        <CutName name={name} />
      </SiteLink>
      <FoundIn field={foundIn[uuid]} />
    </>
  )
  const dayOf = ({ checkedAt }: Entry) => (checkedAt ? dayText(checkedAt, locale) : '–')
  const momentOf = ({ updatedAt }: Entry) => momentText(updatedAt, locale).split(',')[0]
  const shown = { german: true, selfEvident: true }
  const columns: ChoosableColumn<Entry>[] = [
    column('name', 'entry_dialogue.name', nameCell, { german: true, names: true }),
    column('category', 'entry_dialogue.category', ({ category }) => category, shown),
    column('street', 'entry_dialogue.street', ({ street }) => street, { german: true, extra: true }),
    column('city', 'entry_dialogue.city', ({ plz, city }) => `${plz} ${city}`.trim(), shown),
    ...editable.map((field) =>
      column(field, fieldLabel(field), (entry) => <FieldCell {...{ entry, field, onSaved }} />, {
        extra: !usual.includes(field),
      }),
    ),
    column('checkedAt', 'entries.checkedAt', dayOf, { extra: true }),
    ...namesOf('flag', 'tristate').map((name) =>
      column(name, fieldLabel(name), (entry) => valueText(name, entry[name]) || '–', { extra: true }),
    ),
    column('updatedAt', 'edit_entry.updatedAt', momentOf, { extra: true }),
  ]
  const sorts: readonly string[] = entrySorts
  return columns.map((one) => (sorts.includes(one.key) ? { ...one, sortBy: 'server' } : one))
}

function FieldCell({ entry, field, onSaved }: { entry: Entry; field: Editable } & Pick<Asked, 'onSaved'>) {
  const label = useText()(fieldLabel(field))
  const { uuid } = entry
  const { kind, limit } = field === 'opened' ? {} : entryField(field)
  return (
    <EditableCell
      noun="entries"
      rowKey={uuid}
      {...{ field, label }}
      name={entry.name}
      value={entry[field]}
      shown={shownOf(field, entry)}
      german={field !== 'opened'}
      inputMode={kind && inputModes[kind]}
      maxLength={limit}
      updatedAt={entry.updatedAt}
      save={async (value, updatedAt) => {
        // An emptied cell means that the mail address is left out on purpose.
        const saved = await call('POST /api/addEntry', { uuid, updatedAt, [field]: value, noEmail: true })
        onSaved(saved)
        return saved.undo
      }}
      refresh={entryLists}
    />
  )
}

function shownOf(field: Editable, entry: Entry) {
  const phone = phoneNames.find((name) => name === field)
  if (phone) return entry[`${phone}Text`]
  if (field === 'opened') return entry.opened.replaceAll(';', '; ')
  return entry[field]
}

function FoundIn({ field }: { field: EntryFieldName | undefined }) {
  const text = useText()
  return (
    field && (
      <span className={styles.foundIn}>{text('entries.foundIn', { field: text(fieldLabel(field)) })}</span>
    )
  )
}
