import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { conflictAuthorNamed, useConflictAuthor, type VersionedDocument } from '#lib/conflictAuthor.ts'
import { useText } from '#lib/intl.ts'
import { useShownFocus } from '#lib/useTakeFocus.ts'
import { AskButton } from '../AskButton.tsx'
import { Button } from '../Button.tsx'
import { type ComparedRow, Comparison } from '../Comparison.tsx'
import { Notice } from '../Notice.tsx'
import { Row } from '../Row.tsx'
import { type Base, baseOf, withBase } from './base.ts'
import { type Choices, findDifferences, mergeVersions } from './conflict.ts'

interface Props<V extends Record<string, string>> {
  mine: V & { base: string }
  theirs: Base<V>
  /** Labels of the visible fields, in their order, or of the groups. */
  labels: Readonly<Partial<Record<string, string>>>
  /** Fields that are chosen together; without it, every field is a group of its own. */
  groups?: readonly { key: string; names: readonly (keyof V & string)[] }[]
  shown?: (key: string, value: string, values: V) => string
  /** Of long texts only the passages that differ. */
  isBrief?: boolean
  versionsOf?: VersionedDocument
  busy: boolean
  onSave: (merged: V & { base: string }) => void
  onBack: () => void
  onDiscard: () => void
  children?: ReactNode
}

const notes = { wanted: 'conflictMine', now: 'conflictTheirs', both: 'conflictBoth' } as const

export function FormConflict<V extends Record<string, string>>(props: Props<V>) {
  const { mine, theirs, labels, shown = (_, value) => value, isBrief, versionsOf, busy } = props
  const { groups = Object.keys(labels).map((key) => ({ key, names: [key] })) } = props
  const text = useText()
  const [choices, setChoices] = useState<Choices>({})
  const [missing, setMissing] = useState<readonly string[]>([])
  const heading = useRef<HTMLHeadingElement>(null)
  const versionAuthor = useConflictAuthor(versionsOf ?? null, theirs.updatedAt)
  const author = theirs.by ? conflictAuthorNamed(theirs.by) : versionAuthor
  const differences = findDifferences(groups, baseOf<V>(mine).values, mine, theirs.values, choices)
  const valueIn = (values: V, key: string) => shown(key, values[key] ?? '', values)
  useShownFocus(heading)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const open = differences.filter(({ side }) => side === null).map(({ key }) => key)
    setMissing(open)
    if (open.length === 0) props.onSave(mergeVersions(differences, mine, withBase(theirs)))
    else document.querySelector<HTMLInputElement>(`input[name="conflict-${open[0]}"]`)?.focus()
  }
  const rows = differences.map(({ key, suggestion, side }): ComparedRow => {
    const [now, wanted] = [valueIn(theirs.values, key), valueIn(mine, key)]
    return {
      key,
      label: labels[key] ?? key,
      now,
      wanted,
      isSame: false,
      brief: isBrief && now !== wanted,
      chosen: side,
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
          onChoose={(key, side) => setChoices({ ...choices, [key]: side })}
        />
      )}
      {props.children}
      <Row>
        <Button type="submit" look="main" aria-disabled={busy}>
          {text(busy ? 'edit.saving' : 'edit_entry.conflictSave')}
        </Button>
        <Button onClick={props.onBack}>{text('edit_entry.conflictBack')}</Button>
        <AskButton
          look="quiet"
          label={text('edit_entry.conflictDiscard')}
          question={text('edit_entry.conflictDiscardTitle')}
          confirm={text('edit_entry.conflictDiscardConfirm')}
          busy={busy}
          act={props.onDiscard}
        >
          <p>{text('edit_entry.conflictDiscardText', { ...author })}</p>
        </AskButton>
      </Row>
    </form>
  )
}
