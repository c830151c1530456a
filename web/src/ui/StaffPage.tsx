import { routes } from '@directory/shared/routes'
import type { ReactNode } from 'react'
import { useText } from '../lib/intl.ts'
import { Breadcrumb, type Crumb } from './Breadcrumb.tsx'
import { PageHeading } from './PageHeading.tsx'

interface Props {
  title: string
  lead?: ReactNode
  /** A crumb between the staff's start page and this page. */
  above?: Crumb
  children: ReactNode
}

/** Frame of a staff page: breadcrumb, heading, content. */
export function StaffPage({ title, lead, above, children }: Props) {
  const text = useText()
  const trail = [{ label: text('edit.title'), to: routes.edit.href() }, ...(above ? [above] : [])]
  return (
    <>
      <Breadcrumb trail={[...trail, { label: title }]} />
      <PageHeading lead={lead}>{title}</PageHeading>
      {children}
    </>
  )
}
