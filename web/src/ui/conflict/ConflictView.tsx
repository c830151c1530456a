import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { ConflictAuthor } from '../../lib/conflictAuthor.ts'
import { useText } from '../../lib/intl.ts'
import { Button } from '../Button.tsx'
import { type ComparedRow, Comparison } from '../Comparison.tsx'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { Notice } from '../Notice.tsx'
import { Row } from '../Row.tsx'
import styles from './Conflict.module.css'
import { type Choices, type Difference, type Side, undecidedKeys } from './conflict.ts'

interface Props {
  author: ConflictAuthor
  differences: readonly Difference[]
  labelOf: (key: string) => string
  /** The value of a field group in one version, in words. */
  shown: (key: string, side: Side) => string
  busy: boolean
  onSave: (choices: Choices) => void
  /** Returns to the form with all input. */
  onBack: () => void
  /** Keeps the other user's version. */
  onDiscard: () => void
}

const sideOf = { now: 'theirs', wanted: 'mine' } as const
const notes = { mine: 'conflictMine', theirs: 'conflictTheirs', both: 'conflictBoth' } as const

/** Shows two versions of an entry side by side, with a choice for each difference. */
export function ConflictView({
  author,
  differences,
  labelOf,
  shown,
  busy,
  onSave,
  onBack,
  onDiscard,
}: Props) {
  const text = useText()
  const [choices, setChoices] = useState<Choices>({})
  const [missing, setMissing] = useState<readonly string[]>([])
  const [isDiscarding, setDiscarding] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const open = undecidedKeys(differences, choices)
    setMissing(open)
    if (open.length === 0) onSave(choices)
    else document.querySelector<HTMLInputElement>(`input[name="conflict-${open[0]}"]`)?.focus()
  }
  const rows = differences.map(({ key, suggestion }): ComparedRow => {
    const side = choices[key] ?? suggestion
    return {
      key,
      label: labelOf(key),
      now: shown(key, 'theirs'),
      wanted: shown(key, 'mine'),
      german: true,
      chosen: side === null ? null : side === 'mine' ? 'wanted' : 'now',
      saved: side && (
        <p className={styles.value} lang="de">
          {shown(key, side) || text('compare.nothing')}
        </p>
      ),
      note: text(`edit_entry.${notes[suggestion ?? 'both']}`, { ...author }),
      error: missing.includes(key) ? text('edit_entry.conflictChoose') : undefined,
    }
  })
  return (
    <form onSubmit={submit} noValidate>
      <h2 ref={heading} tabIndex={-1} className="noFocusRing">
        {text('edit_entry.conflictTitle')}
      </h2>
      <Notice kind="warning" role="alert">
        {text('edit_entry.conflictText', { ...author, count: differences.length })}
      </Notice>
      {differences.length > 0 && (
        <Comparison
          caption={text('edit_entry.conflictCaption')}
          names={{ now: text('edit_entry.theirs', { ...author }), wanted: text('edit_entry.mine') }}
          rows={rows}
          prefix="conflict"
          onChoose={(key, side) => setChoices({ ...choices, [key]: sideOf[side] })}
        />
      )}
      <Row>
        <Button type="submit" look="main" aria-disabled={busy}>
          {text(busy ? 'edit.saving' : 'edit_entry.conflictSave')}
        </Button>
        <Button onClick={onBack}>{text('edit_entry.conflictBack')}</Button>
        <Button look="quiet" onClick={() => setDiscarding(true)}>
          {text('edit_entry.conflictDiscard')}
        </Button>
      </Row>
      <ConfirmDialog
        open={isDiscarding}
        title={text('edit_entry.conflictDiscardTitle')}
        confirm={text('edit_entry.conflictDiscardConfirm')}
        onConfirm={onDiscard}
        onCancel={() => setDiscarding(false)}
      >
        <p>{text('edit_entry.conflictDiscardText', { ...author })}</p>
      </ConfirmDialog>
    </form>
  )
}
