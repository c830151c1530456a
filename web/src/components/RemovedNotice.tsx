import { useEffect, useRef } from 'react'
import { type MessageId, useText } from '../lib/intl.ts'
import { Notice } from './Notice.tsx'

interface Props {
  name: string
  title: MessageId
  /** Where it lies in the CMS. */
  trash: string
}

/** What became of a thing that was deleted, and the way back. Takes the focus, since its row is gone. */
export function RemovedNotice({ name, title, trash }: Props) {
  const text = useText()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Later than the dialog, which gives the focus back to where it came from.
    const frame = requestAnimationFrame(() => box.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <div ref={box} tabIndex={-1}>
      <Notice
        kind="success"
        title={text(title, { name })}
        actions={<a href={trash}>{text('edit.toTrash')}</a>}
      >
        {text('edit.inTrash')}
      </Notice>
    </div>
  )
}
