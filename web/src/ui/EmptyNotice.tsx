import type { ReactNode } from 'react'
import { Notice } from './Notice.tsx'
import { PhoneLine } from './PhoneLine.tsx'

interface Props {
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
}

export function EmptyNotice({ title, children, actions }: Props) {
  return (
    <Notice title={title} actions={actions}>
      {typeof children === 'string' ? <p>{children}</p> : children}
      <PhoneLine />
    </Notice>
  )
}
