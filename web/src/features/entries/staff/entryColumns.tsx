import type { OutputOf } from '@directory/shared/contract'
import type { Entry } from '@directory/shared/entry'
import { type EntryFieldName, entryField } from '@directory/shared/entryFields'
import { entrySorts } from '@directory/shared/entryTable'
import { routes } from '@directory/shared/routes'
import { reviewLabel } from '@directory/shared/staffLabels'
import { call } from '../../../lib/api.ts'
import { dayText, momentText } from '../../../lib/dayAndTime.ts'
import { type MessageId, useLocale, useText } from '../../../lib/intl.ts'
import { useNotifyDone } from '../../../lib/useNotifyDone.ts'
import { useOperation } from '../../../lib/useOperation.ts'
import { useHere } from '../../../lib/wayBack.ts'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/Row.tsx'
import { SiteLink } from '../../../ui/SiteLink.tsx'
import { CutName } from '../../../ui/table/CutName.tsx'
import { EditableCell } from '../../../ui/table/EditableCell.tsx'
import type { ChoosableColumn } from '../../../ui/table/useChosenColumns.ts'
import styles from './EntryTable.module.css'
import { entryLists } from './entryLists.ts'

/**
 * Fields edited in their cell. Not the address, because the position on the map would have to follow; `opened` holds
 * all opening lines, separated by semicolons.
 */
const editable = ['phone', 'mobile', 'email', 'website', 'opened', 'serviceArea'] as const
type Editable = (typeof editable)[number]
const usual: readonly string[] = ['phone', 'email']
const inputModes: Partial<Record<Editable, 'tel' | 'email' | 'url'>> = {
  phone: 'tel',
  mobile: 'tel',
  email: 'email',
  website: 'url',
}

type Saved = Awaited<ReturnType<typeof call<'POST /api/addEntry'>>>

interface Asked {
  onSaved: (saved: Saved) => void
  /** True if the list is filtered to confirm home visits. */
  confirmsVisits: boolean
  /** Field in which the search found a row, by the row's id; not for rows found by name. */
  foundIn: OutputOf<'GET /api/entrytable'>['foundIn']
}

export function useEntryColumns({
  onSaved,
  confirmsVisits,
  foundIn,
}: Asked): readonly ChoosableColumn<Entry>[] {
  const text = useText()
  const locale = useLocale()
  const here = useHere()
  const sortBy = (key: string) =>
    (entrySorts as readonly string[]).includes(key) ? { sortBy: 'server' as const } : {}
  const cellOf = (field: Editable): ChoosableColumn<Entry> => {
    const label = text(reviewLabel(field))
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
          inputMode={inputModes[field]}
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
    plain('street', 'review.field.street', ({ street }) => street, { german: true, extra: true }),
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
    plain('homeVisits', reviewLabel('homeVisits'), (entry) => <HomeVisitsCell entry={entry} />, {
      extra: !confirmsVisits,
    }),
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
  if (field === 'phone' || field === 'mobile') return entry[`${field}Text`]
  if (field === 'opened') return entry.opened.replaceAll(';', '; ')
  return entry[field]
}

/** Shows in which field the search found the row, unless in its name. */
function FoundIn({ field }: { field: EntryFieldName | undefined }) {
  const text = useText()
  return (
    field && (
      <span className={styles.foundIn}>{text('entries.foundIn', { field: text(reviewLabel(field)) })}</span>
    )
  )
}

/** Shows whether the provider makes home visits; if unknown, two buttons to set it. */
function HomeVisitsCell({ entry: { uuid, name, homeVisits } }: { entry: Entry }) {
  const text = useText()
  const { run, busy } = useOperation()
  const notifyDone = useNotifyDone(entryLists)
  const confirm = (homeVisits: boolean) =>
    run(
      async () => {
        const { count, undo } = await call('POST /api/changeEntries', {
          entries: [uuid],
          field: 'homeVisits',
          value: homeVisits,
        })
        const title = text(homeVisits ? 'entries.visitsSaid' : 'entries.visitsDenied', { count })
        if (count > 0) notifyDone(title, undo)
      },
      { refresh: entryLists },
    )
  if (homeVisits !== null) return text(homeVisits ? 'entry_dialogue.yes' : 'entry_dialogue.no')
  const button = (isYes: boolean) => {
    const answer = text(isYes ? 'entry_dialogue.yes' : 'entry_dialogue.no')
    return (
      <Button
        aria-disabled={busy}
        aria-label={text('entries.visitsPress', { answer, name })}
        onClick={() => confirm(isYes)}
      >
        {answer}
      </Button>
    )
  }
  return (
    <Row tight>
      {button(true)}
      {button(false)}
    </Row>
  )
}
