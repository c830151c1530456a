import { useRef, useState } from 'react'
import { useTakeFocus } from '#lib/useTakeFocus.ts'
import { Notice, type NoticeProps } from './Notice.tsx'

interface Props extends Omit<NoticeProps, 'role' | 'onClose'> {
  /** Without it, the notice is all that the page still has to say. */
  closable?: boolean
}

/** Takes the focus, because what was pressed is gone. */
export function FocusedNotice({ closable = false, ...props }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [isClosed, setClosed] = useState(false)
  useTakeFocus(box)
  if (isClosed) return null
  return (
    <div ref={box} role="status" tabIndex={-1}>
      <Notice {...props} onClose={closable ? () => setClosed(true) : undefined} />
    </div>
  )
}
