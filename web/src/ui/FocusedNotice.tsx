import { useRef } from 'react'
import { useTakeFocus } from '#lib/useTakeFocus.ts'
import { Notice, type NoticeProps } from './Notice.tsx'

/** Takes the focus, because what was pressed is gone. */
export function FocusedNotice(props: NoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  useTakeFocus(box)
  return (
    <div ref={box} role="status" tabIndex={-1}>
      <Notice {...props} />
    </div>
  )
}
