import { type ReactNode, useRef, useState } from 'react'
import { useNewestNotice } from '../lib/alerts.ts'
import type { GetKey } from '../lib/api.ts'
import { useText } from '../lib/intl.ts'
import type { Reverted } from '../lib/reverted.ts'
import { useRevert } from '../lib/useRevert.ts'
import { useTakeFocus } from '../lib/useTakeFocus.ts'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'
import { RevertedNotice } from './RevertedNotice.tsx'

interface Props {
  title: ReactNode
  children?: ReactNode
  /** Ids of the operation's log entries. */
  undo: string | string[]
  /** Calls whose cached answers change when the operation is reverted. */
  refresh: readonly GetKey[]
  /** Further links beside "undo". */
  actions?: ReactNode
  onReverted?: (reverted: Reverted) => void
  /** True if the notice is the state of a card, which stays when another notice appears. */
  stays?: boolean
}

/**
 * Describes what an operation did and offers to undo it. Takes the focus, since the pressed button may be gone. Pass
 * the log entry's id as `key`, so that the next operation starts with a fresh notice.
 */
export function UndoNotice({ title, children, undo, refresh, actions, onReverted, stays }: Props) {
  const text = useText()
  const { revert, busy } = useRevert(refresh)
  const [reverted, setReverted] = useState<Reverted | null>(null)
  const isNewest = useNewestNotice()
  const box = useRef<HTMLDivElement>(null)
  useTakeFocus(box, reverted)

  const press = async () => {
    const answer = await revert(undo)
    if (!answer) return
    setReverted(answer)
    onReverted?.(answer)
  }
  if (!isNewest && !stays) return null
  return (
    <div ref={box} role="status" tabIndex={-1}>
      {reverted ? (
        <RevertedNotice reverted={reverted} />
      ) : (
        <Notice
          kind="success"
          title={title}
          actions={
            <>
              <Button aria-disabled={busy} onClick={press}>
                {text('undo.press')}
              </Button>
              {actions}
            </>
          }
        >
          {children}
        </Notice>
      )}
    </div>
  )
}
