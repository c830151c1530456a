import type { ReactNode } from 'react'
import { usePlainPath } from '#lib/intl.ts'
import { routes } from '#shared/routes'
import { Notice, type NoticeProps } from './Notice.tsx'
import { PhoneLine } from './PhoneLine.tsx'

interface Props extends Pick<NoticeProps, 'children' | 'actions'> {
  title: ReactNode
}

/** With a telephone number to call for help, except for staff. */
export function EmptyNotice({ title, children, actions }: Props) {
  return (
    <Notice title={title} actions={actions}>
      {typeof children === 'string' ? <p>{children}</p> : children}
      {!usePlainPath().startsWith(routes.edit.path) && <PhoneLine />}
    </Notice>
  )
}
