import type { OutputOf } from '@directory/shared/contract'
import type { Entry } from '@directory/shared/entry'
import { entrySorts } from '@directory/shared/entryTable'
import {
  type EntryFieldKind,
  type EntryFieldName,
  entryField,
  fieldLabel,
  namesOf,
} from '@directory/shared/fields/entryFields'
import { routes } from '@directory/shared/routes'
import { call } from '../../../lib/api.ts'
import { dayText, momentText } from '../../../lib/dayAndTime.ts'
import { type MessageId, useLocale, useText } from '../../../lib/intl.ts'
import { useHere } from '../../../lib/wayBack.ts'
import { SiteLink } from '../../../ui/SiteLink.tsx'
import { CutName } from '../../../ui/table/CutName.tsx'
import { EditableCell } from '../../../ui/table/EditableCell.tsx'
import type { ChoosableColumn } from '../../../ui/table/useChosenColumns.ts'
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

type Saved = Awaited<ReturnType<typeof call<'POST /api/addEntry'>>>

interface Asked {
  onSaved: (saved: Saved) => void
  /** Field in which the search found a row, by the row's id; not for rows found by name. */
  foundIn: OutputOf<'GET /api/entrytable'>['foundIn']
}

export function useEntryColumns({ onSaved, foundIn }: Asked): readonly ChoosableColumn<Entry>[] {
  const text = useText()
  const locale = useLocale()
  const here = useHere()
  const { valueText } = useEntryWords()
  const sortBy = (key: string) =>
    (entrySorts as readonly string[]).includes(key) ? { sortBy: 'server' as const } : {}
  const cellOf = (field: Editable): ChoosableColumn<Entry> => {
    const label = text(fieldLabel(field))
    return {
      key: field,
      label,
      ...sortBy(field),
      extra: !usual.includes(field),
      cell: (entry) => (
        <EditableCell
          noun="entries"
          rowKey={entry.uuid}
          label={label}
          field={field}
          name={entry.name}
          value={entry[field]}
          shown={shownOf(field, entry)}
          german={field !== 'opened'}
          inputMode={field === 'opened' ? undefined : inputModes[entryField(field).kind]}
          maxLength={field === 'opened' ? undefined : entryField(field).limit}
          updatedAt={entry.updatedAt}
          save={async (value, updatedAt) => {
            const saved = await call('POST /api/addEntry', {
              uuid: entry.uuid,
              updatedAt,
              [field]: value,
              // An emptied cell means that the mail address is left out on purpose.
              noEmail: true,
            })
            onSaved(saved)
            return saved.undo
          }}
          refresh={entryLists}
        />
      ),
    }
  }
  const plain = (
    key: string,
    label: MessageId,
    cell: ChoosableColumn<Entry>['cell'],
    more: Partial<ChoosableColumn<Entry>> = { german: true },
  ): ChoosableColumn<Entry> => ({ key, label: text(label), cell, ...sortBy(key), ...more })
  return [
    plain(
      'name',
      'entry_dialogue.name',
      ({ name, uuid }) => (
        <>
          <SiteLink to={routes.editEntryForm.href(uuid)} state={here}>
            <CutName name={name} />
          </SiteLink>
          <FoundIn field={foundIn[uuid]} />
        </>
      ),
      { german: true, names: true },
    ),
    plain('category', 'entry_dialogue.category', ({ category }) => category, {
      german: true,
      selfEvident: true,
    }),
    plain('street', 'entry_dialogue.street', ({ street }) => street, { german: true, extra: true }),
    plain('city', 'entry_dialogue.city', ({ plz, city }) => `${plz} ${city}`.trim(), {
      german: true,
      selfEvident: true,
    }),
    ...editable.map(cellOf),
    plain(
      'checkedAt',
      'entries.checkedAt',
      ({ checkedAt }) => (checkedAt ? dayText(checkedAt, locale) : '–'),
      { extra: true },
    ),
    ...namesOf('flag', 'tristate').map((name) =>
      plain(name, fieldLabel(name), (entry) => valueText(name, entry[name]) || '–', { extra: true }),
    ),
    plain(
      'updatedAt',
      'edit_entry.updatedAt',
      ({ updatedAt }) => momentText(updatedAt, locale).split(',')[0],
      {
        extra: true,
      },
    ),
  ]
}

function shownOf(field: Editable, entry: Entry): string {
  const phone = namesOf('phone').find((name) => name === field)
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
