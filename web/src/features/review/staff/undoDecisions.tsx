import type { OutputOf } from '@directory/shared/contract'
import { useRef } from 'react'
import { notify } from '../../../lib/alerts.ts'
import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { useOperation } from '../../../lib/useOperation.ts'
import { useSendsMail } from '../../../lib/useSendsMail.ts'
import { useTakeFocus } from '../../../lib/useTakeFocus.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'

export interface Decided {
  message: string
  /** Ids of the decisions. */
  ids: readonly string[]
  /** True if a mail will be sent. */
  sendsMail: boolean
}

/** Undoes decisions and reports the result, including mails that have already been sent. */
function useUndoDecisions(onReverted: () => void) {
  const text = useText()
  const { run, busy } = useOperation()
  const undo = async (ids: readonly string[]) => {
    let answer: OutputOf<'POST /api/undoDecisions'> | null = null
    const step = async () => {
      answer = await call('POST /api/undoDecisions', { ids: [...ids] })
    }
    await run(step, {
      refresh: [
        'GET /api/action_logs',
        'GET /api/allpendingdata',
        'GET /api/pending_changes',
        'GET /api/reports',
        'GET /api/waiting',
      ],
    })
    if (answer) say(answer)
    onReverted()
  }
  const say = ({ undone, mailsSent, refused }: OutputOf<'POST /api/undoDecisions'>) => {
    const sentences = [text('decision.undone', { count: undone })]
    if (mailsSent > 0) sentences.push(text('decision.mailsSent', { count: mailsSent }))
    if (refused.length > 0) sentences.push(text('decision.refused', { count: refused.length }))
    notify(sentences.length > 1 ? 'warning' : 'success', sentences.join(' '))
  }
  return { undo, busy }
}

/** Shows the decision and a button to undo it. Takes the focus, since the pressed button is gone. */
export function DecidedNotice({ decided, onReverted }: { decided: Decided; onReverted: () => void }) {
  const text = useText()
  const { undo, busy } = useUndoDecisions(onReverted)
  const box = useRef<HTMLDivElement>(null)
  useTakeFocus(box)
  const hasServer = useSendsMail()
  const { message, ids, sendsMail } = decided
  return (
    <div ref={box} tabIndex={-1}>
      <Notice
        kind="success"
        role="status"
        title={message}
        actions={
          <Button aria-disabled={busy} onClick={() => void undo(ids)}>
            {text('decision.undo')}
          </Button>
        }
      >
        {sendsMail && text(hasServer ? 'decision.mailWaits' : 'mails.noServer')}
      </Notice>
    </div>
  )
}
