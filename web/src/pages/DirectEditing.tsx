import type { Entry } from '@directory/shared/entry'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '../components/Button.tsx'
import { ErrorNotice } from '../components/ErrorNotice.tsx'
import { EntryFields } from '../features/entryForm/EntryFields.tsx'
import { changedFields, countChanges } from '../features/entryForm/entryChanges.ts'
import { valuesOf } from '../features/entryForm/entryValues.ts'
import { takeOver, withPicked } from '../features/entryForm/openingPick.ts'
import { PositionPicker } from '../features/map/PositionPicker.tsx'
import type { ChangeValues } from '../features/requests/changeValues.ts'
import styles from '../features/requests/RequestForm.module.css'
import { CallError, call, useCall } from '../lib/api.ts'
import { useText } from '../lib/intl.ts'
import { useDraft } from '../lib/useDraft.ts'

/** What goes along with a change request whose fields were edited directly. */
export interface Proposed {
  body: { proposal: ReturnType<typeof changedFields>; entryUpdatedAt: string }
  /** What keeps it from being sent, by field. */
  wrong: Map<string, string>
  clear: () => void
}

interface Props {
  values: ChangeValues
  set: (changes: Partial<ChangeValues>) => void
  /** In words, by field; those of the opening hours are shown here. */
  errors: Partial<Record<string, string>>
  /** Null while nothing differs. */
  onProposed: (proposed: Proposed | null) => void
}

/** Whoever holds the token may write the new values into the fields, instead of describing them. */
export function DirectEditing({ values: { token, direct }, set, errors, onProposed }: Props) {
  const text = useText()
  const [entry, setEntry] = useState<Entry | null>(null)
  const [failure, setFailure] = useState<CallError | null>(null)

  const open = useCallback(async () => {
    setFailure(null)
    try {
      setEntry(await call('POST /api/entryOfToken', { token: token.replace(/\s/g, '').toLowerCase() }))
      set({ direct: 'true' })
    } catch (error) {
      set({ direct: '' })
      setFailure(error instanceof CallError ? error : new CallError(0, 'offline'))
    }
  }, [token, set])
  const close = () => {
    setEntry(null)
    onProposed(null)
    set({ direct: '' })
  }
  const restored = useRef(false)
  useEffect(() => {
    // After a reload it is open again, with what was typed.
    if (direct !== 'true' || restored.current) return
    restored.current = true
    if (!entry) void open()
  }, [direct, entry, open])

  if (entry) return <Editor entry={entry} errors={errors} onProposed={onProposed} onClose={close} />
  return (
    <div className={`withScript ${styles.direct}`}>
      <p>{text('change_request.directHint')}</p>
      {failure && <ErrorNotice error={failure} title={text('change_request.directFailed')} />}
      <Button
        icon="edit"
        onClick={token.trim() === '' ? () => setFailure(new CallError(400, 'token_missing')) : open}
      >
        {text('change_request.direct')}
      </Button>
    </div>
  )
}

interface EditorProps extends Pick<Props, 'errors' | 'onProposed'> {
  entry: Entry
  onClose: () => void
}

function Editor({ entry, errors, onProposed, onClose }: EditorProps) {
  const text = useText()
  const { data: categories = [] } = useCall('GET /api/allcategories', {})
  const heading = useRef<HTMLHeadingElement>(null)
  const before = valuesOf(entry)
  const nothing = useRef(null)
  const { values, set, clear } = useDraft(`proposal ${entry.uuid}`, before, nothing)
  const [start] = useState(before)
  const count = countChanges(start, withPicked(values))
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    const { wrong } = takeOver(values)
    const body = { proposal: changedFields(start, withPicked(values)), entryUpdatedAt: entry.updatedAt }
    onProposed(count === 0 && wrong.size === 0 ? null : { body, clear, wrong })
  }, [start, values, count, clear, entry.updatedAt, onProposed])
  return (
    <div className={styles.editor}>
      <h3 ref={heading} tabIndex={-1}>
        {text('change_request.directTitle', { name: entry.name })}
      </h3>
      <p>{text('change_request.directLead')}</p>
      <EntryFields
        values={values}
        set={set}
        errors={Object.fromEntries(Object.entries(errors).filter(([field]) => field.startsWith('opening')))}
        categories={categories}
        emailOptional
        renderMap={(position, onMove) => <PositionPicker position={position} onMove={onMove} />}
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
