import type { OutputOf } from '@directory/shared/contract'
import { type ReactNode, useRef, useState } from 'react'
import type { GetKey } from '../lib/api.ts'
import { useText } from '../lib/intl.ts'
import { useTakeBack } from '../lib/useTakeBack.ts'
import { useTakesFocus } from '../lib/useTakesFocus.ts'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'
import { UndoneNotice } from './UndoneNotice.tsx'

type Undone = OutputOf<'POST /api/undo'>

interface Props {
  /** What was done. */
  title: ReactNode
  children?: ReactNode
  /** Ids of the operation's log entries. */
  undo: string | string[]
  /** Calls whose cached answers change when the operation is undone. */
  refresh: readonly GetKey[]
  /** Further links beside "undo". */
  actions?: ReactNode
  onUndone?: (undone: Undone) => void
}

/**
 * Describes what an operation did and offers to undo it. Takes the focus, since the pressed button may be gone. Pass
 * the log entry's id as `key`, so that the next operation starts with a fresh notice.
 */
export function UndoNotice({ title, children, undo, refresh, actions, onUndone }: Props) {
  const text = useText()
  const { takeBack, busy } = useTakeBack(refresh)
  const [undone, setUndone] = useState<Undone | null>(null)
  const box = useRef<HTMLDivElement>(null)
  useTakesFocus(box, undone)

  const press = async () => {
    const answer = await takeBack(undo)
    if (!answer) return
    setUndone(answer)
    onUndone?.(answer)
  }
  return (
    <div ref={box} role="status" tabIndex={-1}>
      {undone ? (
        <UndoneNotice undone={undone} />
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
