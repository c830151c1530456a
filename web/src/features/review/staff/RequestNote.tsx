import { requestNoteLimit } from '@directory/shared/decisions'
import { type FormEvent, useRef } from 'react'
import type { ConflictAuthor } from '../../../lib/conflictAuthor.ts'
import { keepDraft } from '../../../lib/draft.ts'
import { useText } from '../../../lib/intl.ts'
import { useStaffDraft } from '../../../lib/useStaffDraft.ts'
import { Button } from '../../../ui/Button.tsx'
import { DraftNotice } from '../../../ui/DraftNotice.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { TextAreaField } from '../../../ui/TextAreaField.tsx'

interface Props {
  draftKey: string
  /** The note as loaded. */
  seen: string
  /** The author of a note that replaced the loaded one meanwhile. */
  author: ConflictAuthor
  busy: boolean
  /** Returns whether saving succeeded. */
  onSave: (note: string) => Promise<boolean>
}

/** Edits a note for colleagues. Pass the loaded note as `key`. */
export function RequestNote({ draftKey, seen, author, busy, onSave }: Props) {
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
            note: seen === '' ? text('compare.nothing') : `„${seen}“`,
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
        onChange={(event) => draft.set({ note: event.target.value })}
      />
      {isChanged && (
        <Button type="submit" aria-disabled={busy}>
          {text('review.saveNote')}
        </Button>
      )}
    </form>
  )
}
