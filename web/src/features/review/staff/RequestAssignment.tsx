import { type FormEvent, useEffect, useRef, useState } from 'react'
import { notify } from '#lib/alerts.ts'
import { type CallError, call } from '#lib/api.ts'
import { type ConflictAuthor, conflictAuthorNamed } from '#lib/conflictAuthor.ts'
import { keepDraft, readDraft } from '#lib/draft.ts'
import { useText } from '#lib/intl.ts'
import { useStaffName } from '#lib/staffName.ts'
import { useOperation } from '#lib/useOperation.ts'
import { useStaffDraft } from '#lib/useStaffDraft.ts'
import { requestNoteLimit, type WaitingKind } from '#shared/decisions'
import { Button } from '#ui/Button.tsx'
import { DraftNotice } from '#ui/DraftNotice.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Row } from '#ui/Row.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { AskBack, type QuestionedRequest } from './AskBack.tsx'
import { requestDraft } from './OrphanedDrafts.tsx'
import styles from './Review.module.css'

interface Props {
  kind: WaitingKind
  request: QuestionedRequest & { note: string; takenBy: string; takenByMe: boolean }
  onChanged: () => void
}

interface Theirs {
  note: string
  by: string
}

export function RequestAssignment({ kind, request, onChanged }: Props) {
  const text = useText()
  const staffName = useStaffName()
  const { run, busy } = useOperation()
  const { uuid: id, note: seen, takenBy, takenByMe } = request
  const draftKey = requestDraft(id, 'note')
  const [hasDraft] = useState(() => readDraft(draftKey) !== null)
  const [theirs, setTheirs] = useState<Theirs | null>(null)
  const box = useRef<HTMLDetailsElement>(null)
  const wasSaved = useRef(false)
  // The pressed button is gone, and the note is mounted anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the note changes
  useEffect(() => {
    if (wasSaved.current) box.current?.querySelector('textarea')?.focus()
    wasSaved.current = false
  }, [seen])

  const runAndReload = async (step: () => Promise<unknown>, successText: string) => {
    const handleRefusal = ({ status, code, current }: CallError) => {
      // On 401 the login page opens anyway.
      if (status === 401) return false
      onChanged()
      // The request's page says who decided first.
      if (status === 404) return true
      // The reloaded note shows the colleague's change.
      if (code === 'stale') {
        setTheirs(current as Theirs)
        return true
      }
      if (code !== 'request_taken' || typeof current !== 'string') return false
      notify('warning', text('review.takenBy', { name: staffName(current) }))
      return true
    }
    const worked = await run(step, { successText, handleRefusal })
    if (worked) onChanged()
    return worked !== null
  }
  const take = (wanted: boolean) =>
    runAndReload(
      () => call('POST /api/noteRequest', { kind, id, take: wanted }),
      text(wanted ? 'review.taken' : 'review.released'),
    )
  const save = async (note: string) => {
    const step = () => call('POST /api/noteRequest', { kind, id, note, seen })
    wasSaved.current = await runAndReload(step, text('review.noteSaved'))
    return wasSaved.current
  }
  const holder = takenByMe ? text('review.takenByMe') : text('review.takenBy', { name: staffName(takenBy) })
  return (
    <>
      <AskBack kind={kind} request={request} onChanged={onChanged} />
      <details ref={box} className={styles.care} open={seen !== '' || takenBy !== '' || hasDraft}>
        <summary>{text('review.care')}</summary>
        <Row>
          <p role="status">{takenBy === '' ? text('review.takenByNobody') : holder}</p>
          <Button aria-disabled={busy} onClick={() => void take(takenBy === '')}>
            {text(takenBy === '' ? 'review.take' : 'review.release')}
          </Button>
        </Row>
        <RequestNote
          key={seen}
          draftKey={draftKey}
          seen={seen}
          author={conflictAuthorNamed(theirs?.note === seen ? staffName(theirs.by) : '')}
          busy={busy}
          onSave={save}
        />
      </details>
    </>
  )
}

interface RequestNoteProps {
  draftKey: string
  seen: string
  /** The author of a note that replaced the loaded one meanwhile. */
  author: ConflictAuthor
  busy: boolean
  onSave: (note: string) => Promise<boolean>
}

/** Pass the loaded note as `key`. */
function RequestNote({ draftKey, seen, author, busy, onSave }: RequestNoteProps) {
  const text = useText()
  const form = useRef<HTMLFormElement>(null)
  // The loaded note is part of the draft, so that a later change is noticed.
  const draft = useStaffDraft(draftKey, { note: seen, base: seen }, form)
  const { note, base } = draft.values
  const isChanged = note !== seen
  const isOvertaken = isChanged && base !== seen
  const save = async (event: FormEvent) => {
    event.preventDefault()
    // The input stays until the new note has been loaded.
    if (!busy && isChanged && (await onSave(note.trim()))) keepDraft(draftKey, null)
  }
  return (
    <form ref={form} onSubmit={save}>
      <DraftNotice {...{ form, draft }} unsaved={isChanged} />
      {isOvertaken && (
        <Notice kind="warning" role="alert">
          {text('review.noteStale', {
            ...author,
            note: seen === '' ? text('compare.nothing') : text('quoted', { text: seen }),
          })}
        </Notice>
      )}
      <TextAreaField
        name="note"
        label={text('review.note')}
        hint={text('review.noteHint')}
        lang="de"
        rows={3}
        maxLength={requestNoteLimit}
        value={note}
        onValue={(note) => draft.set({ note })}
      />
      {isChanged && (
        <Button type="submit" aria-disabled={busy}>
          {text('review.saveNote')}
        </Button>
      )}
    </form>
  )
}
