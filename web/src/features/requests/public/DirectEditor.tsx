import { useEffect, useRef, useState } from 'react'
import { useCall } from '#lib/api.ts'
import { useText } from '#lib/intl.ts'
import { useDraft } from '#lib/useDraft.ts'
import type { Entry } from '#shared/entry'
import { Button } from '#ui/Button.tsx'
import {
  addPickedLine,
  changedFields,
  countChanges,
  EntryFormFields,
  valuesOf,
  withPickedLine,
} from '../../entryForm/door.ts'
import styles from './RequestForm.module.css'

export interface Proposed {
  body: { proposal: ReturnType<typeof changedFields>; entryUpdatedAt: string }
  /** Its errors are shown here. */
  values: { picked: string }
  wrong: Map<string, string>
  clear: () => void
}

interface Props {
  entry: Entry
  /** Those of the opening hours are shown here. */
  errors: Partial<Record<string, string>>
  /** Null while no field differs. */
  onProposed: (proposed: Proposed | null) => void
  onClose: () => void
}

export default function DirectEditor({ entry, errors, onProposed, onClose }: Props) {
  const text = useText()
  const { data: categories = [] } = useCall('GET /api/allcategories', {})
  const heading = useRef<HTMLHeadingElement>(null)
  const entryValues = valuesOf(entry)
  const { values, set, clear } = useDraft(`proposal ${entry.uuid}`, entryValues)
  const [startValues] = useState(entryValues)
  const count = countChanges(startValues, withPickedLine(values))
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    const { wrong } = addPickedLine(values)
    const body = {
      proposal: changedFields(startValues, withPickedLine(values)),
      entryUpdatedAt: entry.updatedAt,
    }
    onProposed(
      count === 0 && wrong.size === 0 ? null : { body, clear, wrong, values: { picked: values.picked } },
    )
  }, [startValues, values, count, clear, entry.updatedAt, onProposed])
  return (
    <div className={styles.editor}>
      <h3 ref={heading} tabIndex={-1}>
        {text('change_request.directTitle', { name: entry.name })}
      </h3>
      <p>{text('change_request.directLead')}</p>
      <EntryFormFields
        values={values}
        set={set}
        errors={Object.fromEntries(Object.entries(errors).filter(([field]) => field.startsWith('opening')))}
        categories={categories}
        emailOptional
      />
      <p role="status">{text('change_request.count', { count })}</p>
      <Button
        onClick={() => {
          clear()
          onClose()
        }}
      >
        {text('change_request.directClose')}
      </Button>
    </div>
  )
}
