import type { RequestKind, WaitingKind } from '@directory/shared/decisions'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { useOperation } from '../../../lib/useOperation.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import type { Column } from '../../../ui/DataTable.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import type { Decided } from './undoDecisions.tsx'

interface Marked {
  kind: WaitingKind
  uuid: string
  name: string
}

/** Marks requests in a list as spam, to remove them together. */
export function useSpamMarks<Row extends Marked>(
  rows: readonly Row[],
  onDecided: (decided?: Decided) => void,
) {
  const text = useText()
  const { run, busy } = useOperation()
  const [marks, setMarks] = useState<ReadonlySet<string>>(new Set())
  const [asking, setAsking] = useState(false)
  const marked = rows.filter(({ uuid }) => marks.has(uuid))
  const toggle = (uuid: string) => {
    setMarks((now) => {
      const next = new Set(now)
      if (!next.delete(uuid)) next.add(uuid)
      return next
    })
  }
  const remove = async () => {
    const requests = marked.map(({ kind, uuid: id }) => ({ kind: kind as RequestKind, id }))
    let ids: readonly string[] = []
    const step = async () => {
      ids = (await call('POST /api/closeRequests', { requests, outcome: 'spam' })).decisions
    }
    const worked = await run(step, { refresh: ['GET /api/waiting'] })
    setAsking(false)
    setMarks(new Set())
    const message = text('review.spamRemoved', { count: ids.length })
    onDecided(worked ? { message, ids, sendsMail: false } : undefined)
  }
  const column: Column<Row> = {
    key: 'spam',
    label: text('review.mark'),
    // Reports are about an entry, and each needs its own decision.
    cell: ({ kind, uuid, name }) =>
      kind === 'report' ? null : (
        <Checkbox
          label={<VisuallyHidden>{text('review.markNamed', { name })}</VisuallyHidden>}
          checked={marks.has(uuid)}
          onChange={() => toggle(uuid)}
        />
      ),
  }
  const count = marked.length
  return {
    column,
    marks: marked.length,
    /** Buttons below the list. */
    actions: (
      <>
        <p role="status">{count > 0 && text('review.marked', { count })}</p>
        {count > 0 && (
          <Button icon="close" onClick={() => setAsking(true)}>
            {text('review.spamMarked')}
          </Button>
        )}
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
    ),
  }
}
