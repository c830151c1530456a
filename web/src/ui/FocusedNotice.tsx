import { useRef, useState } from 'react'
import { useTakeFocus } from '#lib/useTakeFocus.ts'
import { Notice, type NoticeProps } from './Notice.tsx'

interface Props extends Omit<NoticeProps, 'role' | 'onClose'> {
  /** Moves the focus on. Without it, the notice stays. */
  onClosed?: () => void
}

/** Takes the focus, because what was pressed is gone. */
export function FocusedNotice({ onClosed, ...props }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [isClosed, setClosed] = useState(false)
  useTakeFocus(box)
  if (isClosed) return null
  const close = () => {
    setClosed(true)
    onClosed?.()
  }
  return (
    <div ref={box} role="status" tabIndex={-1}>
      <Notice {...props} onClose={onClosed && close} />
    </div>
  )
}
