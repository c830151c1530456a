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
  /** The act's line of the log, or lines. */
  undo: string | string[]
  /** Lists that show something else once it is taken back. */
  refresh: readonly GetKey[]
  /** Further ways on, beside the way back. */
  actions?: ReactNode
  onUndone?: (undone: Undone) => void
}

/**
 * What an act has done, and the way back. Takes the focus, since what was pressed may be gone. Give it the act's line as
 * `key`, so that the next act begins anew.
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
