import type { RequestKind } from '@directory/shared/decisions'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { useOperation } from '../../../lib/useOperation.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import type { DecisionHandler } from '../../review/door.ts'
import type { WaitingRequest } from './useInbox.ts'

/** Removes marked requests as spam, after a confirmation. */
export function SpamRemoval({
  marked,
  onDone,
}: {
  marked: readonly WaitingRequest[]
  onDone: DecisionHandler
}) {
  const text = useText()
  const { run, busy } = useOperation()
  const [asking, setAsking] = useState(false)
  const count = marked.length
  const remove = async () => {
    const requests = marked.map(({ kind, uuid: id }) => ({ kind: kind as RequestKind, id }))
    let ids: string[] = []
    const step = async () => {
      ids = (await call('POST /api/closeRequests', { requests, outcome: 'spam' })).decisions
    }
    const worked = await run(step, { refresh: ['GET /api/waiting'] })
    setAsking(false)
    const message = text('review.spamRemoved', { count: ids.length })
    onDone(worked ? { message, ids, sendsMail: false } : undefined)
  }
  return (
    <>
      <Button icon="close" onClick={() => setAsking(true)}>
        {text('review.spamMarked')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={text('review.spamQuestion', { count })}
        confirm={text('review.close.spam')}
        busy={busy}
        onConfirm={() => !busy && void remove()}
        onCancel={() => setAsking(false)}
      >
        <p>{marked.map(({ name }) => `„${name}“`).join(', ')}</p>
        <p>{text('review.outcomeHint.spam')}</p>
      </ConfirmDialog>
    </>
  )
}
