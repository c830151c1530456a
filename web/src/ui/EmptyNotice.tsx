import type { ReactNode } from 'react'
import { Notice } from './Notice.tsx'
import { PhoneLine } from './PhoneLine.tsx'

interface Props {
  title: ReactNode
  children?: ReactNode
  /** Links to continue with. */
  actions?: ReactNode
}

/** Shows a notice in place of an empty list. */
export function EmptyNotice({ title, children, actions }: Props) {
  return (
    <Notice title={title} actions={actions}>
      {typeof children === 'string' ? <p>{children}</p> : children}
      <PhoneLine />
    </Notice>
  )
}
