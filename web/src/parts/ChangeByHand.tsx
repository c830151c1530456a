import type { OutputOf } from '@directory/shared/contract'
import type { Entry } from '@directory/shared/entry'
import { useEffect, useRef, useState } from 'react'
import { DraftNotice } from '../components/DraftNotice.tsx'
import { Notice } from '../components/Notice.tsx'
import { SelectField } from '../components/SelectField.tsx'
import { EntryFields } from '../features/entryForm/EntryFields.tsx'
import { changedFields, withoutOwnMarker } from '../features/entryForm/entryChanges.ts'
import { type EntryValues, valuesOf } from '../features/entryForm/entryValues.ts'
import { takeOver, withPicked } from '../features/entryForm/openingPick.ts'
import { PositionPicker } from '../features/map/PositionPicker.tsx'
import { useCall } from '../lib/api.ts'
import { useText } from '../lib/intl.ts'
import { useDraft } from '../lib/useDraft.ts'

/** What the reviewer has changed in the form. */
export interface HandMade {
  entry: Entry
  fields: ReturnType<typeof changedFields>
  /** Everything in the form, as it is typed. */
  values: EntryValues
  /** What keeps it from being saved, by field. */
  wrong: Map<string, string>
  clear: () => void
}

interface Props {
  change: OutputOf<'GET /api/pending_changes'>[number]
  errors: Partial<Record<string, string>>
  onChange: (made: HandMade | null) => void
}

/** Beside a request in words: the entry it is about, to be changed at once. */
export function ChangeByHand({ change, errors, onChange }: Props) {
  const text = useText()
  const [chosen, setChosen] = useState<string>('')
  const found = useCall('GET /api/searchFor', change.entry ? null : { searchQuery: change.name })
  const entry = change.entry ?? found.data?.find(({ uuid }) => uuid === chosen)
  return (
    <>
      {!change.entry && (
        <Notice kind="warning" title={text('review.noEntry')}>
          <p>{text('review.noEntryText')}</p>
          {found.data && found.data.length > 0 ? (
            <SelectField
              label={text('review.chooseEntry')}
              value={chosen}
              onChange={(event) => setChosen(event.target.value)}
            >
              <option value="">{text('review.chooseNone')}</option>
              {found.data.map(({ uuid, name, street, city, category }) => (
                <option key={uuid} value={uuid} lang="de">
                  {[name, street, city, category].filter((part) => part !== '').join(', ')}
                </option>
              ))}
            </SelectField>
          ) : (
            <p>{text('review.noneFound')}</p>
          )}
        </Notice>
      )}
      {entry && <Editor key={entry.uuid} entry={entry} errors={errors} onChange={onChange} />}
    </>
  )
}

function Editor({ entry, errors, onChange }: Omit<Props, 'change'> & { entry: Entry }) {
  const text = useText()
  const { data: categories = [] } = useCall('GET /api/allcategories', {})
  const form = useRef<HTMLFormElement>(null)
  const [start] = useState(() => valuesOf(entry))
  const { values, set, dirty, cameBack, clear } = useDraft(
    `staff byhand ${entry.uuid} ${entry.updatedAt}`,
    start,
    form,
  )
  useEffect(() => {
    const fields = changedFields(start, withoutOwnMarker(start, withPicked(values)))
    onChange({ entry, fields, values, wrong: takeOver(values).wrong, clear })
    return () => onChange(null)
  }, [entry, start, values, clear, onChange])
  return (
    <form ref={form} onSubmit={(event) => event.preventDefault()}>
      <h3>{text('review.byHand', { name: entry.name })}</h3>
      {cameBack && dirty && <DraftNotice form={form} onDiscard={clear} />}
      <EntryFields
        staff
        values={values}
        set={set}
        errors={errors}
        categories={categories}
        emailOptional={start.email === ''}
        renderMap={(position, onMove) => <PositionPicker position={position} onMove={onMove} />}
      />
    </form>
  )
}
