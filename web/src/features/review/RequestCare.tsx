import { type RequestKind, requestNoteLimit } from '@directory/shared/decisions'
import { useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { Row } from '../../components/Row.tsx'
import { TextAreaField } from '../../components/TextAreaField.tsx'
import { notify } from '../../lib/alerts.ts'
import { type CallError, call } from '../../lib/api.ts'
import { useText } from '../../lib/intl.ts'
import { useAct } from '../../lib/useAct.ts'
import styles from './Review.module.css'

interface Props {
  kind: RequestKind
  request: { uuid: string; note: string; takenBy: string; takenByMe: boolean }
  /** The request is asked for anew. */
  onChanged: () => void
}

/** Among colleagues: who looks after a request, and what they noted about it. */
export function RequestCare({ kind, request, onChanged }: Props) {
  const text = useText()
  const { act, busy } = useAct()
  const { uuid: id, note: seen, takenBy, takenByMe } = request
  const [typed, setTyped] = useState<string | null>(null)
  const note = typed ?? seen
  const run = async (step: () => Promise<unknown>, done: string) => {
    const refused = ({ code, current }: CallError) => {
      if (code !== 'request_taken' || typeof current !== 'string') return false
      notify('warning', text('review.takenBy', { name: current }))
      return true
    }
    const worked = await act(step, { done, refused })
    onChanged()
    return worked
  }
  const take = (wanted: boolean) =>
    run(
      () => call('POST /api/takeRequest', { kind, id, take: wanted }),
      text(wanted ? 'review.taken' : 'review.released'),
    )
  const save = async () => {
    const step = () => call('POST /api/noteRequest', { kind, id, note: note.trim(), seen })
    if (await run(step, text('review.noteSaved'))) setTyped(null)
  }
  const holder = takenByMe ? text('review.takenByMe') : text('review.takenBy', { name: takenBy })
  return (
    <details className={styles.care} open={seen !== '' || takenBy !== ''}>
      <summary>{text('review.care')}</summary>
      <Row>
        <p role="status">{takenBy === '' ? text('review.takenByNobody') : holder}</p>
        <Button aria-disabled={busy} onClick={() => void take(takenBy === '')}>
          {text(takenBy === '' ? 'review.take' : 'review.release')}
        </Button>
      </Row>
      <TextAreaField
        label={text('review.note')}
        hint={text('review.noteHint')}
        lang="de"
        rows={3}
        maxLength={requestNoteLimit}
        value={note}
        onChange={(event) => setTyped(event.target.value)}
      />
      {typed !== null && typed !== seen && (
        <Button aria-disabled={busy} onClick={() => void save()}>
          {text('review.saveNote')}
        </Button>
      )}
    </details>
  )
}
