import { type ReactNode, useRef, useState } from 'react'
import { useNewestNotice } from '../lib/alerts.ts'
import type { GetKey } from '../lib/api.ts'
import { focusHeading } from '../lib/focusHeading.ts'
import { useText } from '../lib/intl.ts'
import { type Reverted, useNotifyReverted } from '../lib/reverted.ts'
import { useRevert } from '../lib/useRevert.ts'
import { useTakeFocus } from '../lib/useTakeFocus.ts'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

/** What an operation did, and the ids of its log entries, by which it is undone. */
export interface DoneOperation {
  title: string
  undo: string | string[]
}

interface Props {
  /** Null while nothing was done. */
  done: DoneOperation | null
  children?: ReactNode
  /** Calls whose cached answers change when the operation is reverted. */
  refresh: readonly GetKey[]
  /** Further links beside "undo". */
  actions?: ReactNode
  onReverted?: (reverted: Reverted) => void
  /** True if the notice is the state of a card, which stays when another notice appears. */
  stays?: boolean
}

/** Describes what an operation did and offers to undo it. Takes the focus, since the pressed button may be gone. */
export function UndoNotice({ done, ...rest }: Props) {
  // The next operation starts with a fresh notice.
  return done && <DoneNotice key={String(done.undo)} done={done} {...rest} />
}

function DoneNotice({
  done: { title, undo },
  children,
  refresh,
  actions,
  onReverted,
  stays,
}: Props & { done: DoneOperation }) {
  const text = useText()
  const { revert, busy } = useRevert(refresh)
  const notifyReverted = useNotifyReverted()
  const [isClosed, setClosed] = useState(false)
  const isNewest = useNewestNotice()
  const box = useRef<HTMLDivElement>(null)
  useTakeFocus(box)

  const press = async () => {
    const answer = await revert(undo)
    if (!answer) return
    notifyReverted(answer)
    onReverted?.(answer)
    close()
  }
  const close = () => {
    setClosed(true)
    // The pressed button is gone. A card keeps its place in sight.
    if (!stays) focusHeading()
  }
  if (isClosed || (!isNewest && !stays)) return null
  return (
    <div ref={box} role="status" tabIndex={-1}>
      <Notice
        kind="success"
        title={title}
        onClose={stays ? undefined : close}
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
    </div>
  )
}
