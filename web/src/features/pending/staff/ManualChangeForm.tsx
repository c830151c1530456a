import type { OutputOf } from '@directory/shared/contract'
import type { Entry } from '@directory/shared/entry'
import { useEffect, useRef, useState } from 'react'
import { useCall } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { useStaffDraft } from '../../../lib/useStaffDraft.ts'
import { DraftNotice } from '../../../ui/DraftNotice.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import {
  changedFields,
  EntryFormFields,
  type EntryValues,
  takeOverLine,
  valuesOf,
  valuesOfFields,
  withoutLookedUpMarker,
  withPicked,
} from '../../entryForm/door.ts'
import { PositionPicker } from '../../map/door.ts'
import { byHandDraft } from '../../review/door.ts'

/** The reviewer's edits in the form. */
export interface ManualChange {
  entry: Entry
  fields: ReturnType<typeof changedFields>
  /** All values of the form as typed. */
  values: EntryValues
  /** Errors by field that prevent saving. */
  wrong: Map<string, string>
  clear: () => void
}

interface Props {
  change: OutputOf<'GET /api/pending_changes'>[number]
  errors: Partial<Record<string, string>>
  onChange: (made: ManualChange | null) => void
}

/** The entry's form beside a request in words, so that the reviewer can make the change. */
export function ManualChangeForm({ change, errors, onChange }: Props) {
  const text = useText()
  const [chosen, setChosen] = useState(change.corrections?.entry ?? '')
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
      {entry && <Editor key={entry.uuid} change={change} entry={entry} errors={errors} onChange={onChange} />}
    </>
  )
}

function Editor({ change, entry, errors, onChange }: Props & { entry: Entry }) {
  const text = useText()
  const { data: categories = [] } = useCall('GET /api/allcategories', {})
  const form = useRef<HTMLFormElement>(null)
  const [start] = useState(() => valuesOf(entry))
  const { corrections } = change
  const { values, set, dirty, wasRestored, clear, discard, restoreDiscarded } = useStaffDraft(
    byHandDraft(change.uuid, entry.uuid),
    start,
    form,
    { offered: corrections && valuesOfFields(corrections.fields), onlyChanges: true },
  )
  useEffect(() => {
    const fields = changedFields(start, withoutLookedUpMarker(start, withPicked(values)))
    onChange({ entry, fields, values, wrong: takeOverLine(values).wrong, clear })
    return () => onChange(null)
  }, [entry, start, values, clear, onChange])
  return (
    <form ref={form} onSubmit={(event) => event.preventDefault()}>
      <h3>{text('review.byHand', { name: entry.name })}</h3>
      {wasRestored && (dirty || restoreDiscarded) && (
        <DraftNotice
          form={form}
          title={corrections ? text('review.correctionsBack') : undefined}
          onDiscard={discard}
          restoreDiscarded={dirty ? null : restoreDiscarded}
        />
      )}
      <EntryFormFields
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
