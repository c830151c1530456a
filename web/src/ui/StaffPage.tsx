import { routes } from '@directory/shared/routes'
import type { ReactNode } from 'react'
import { useText } from '../lib/intl.ts'
import { Breadcrumb, type Crumb } from './Breadcrumb.tsx'
import { PageHeading } from './PageHeading.tsx'
import styles from './StaffPage.module.css'

interface Props {
  title: string
  lead?: ReactNode
  /** A crumb between the staff's start page and this page. */
  above?: Crumb
  /** True for a page whose content needs the space: the heading replaces the breadcrumb, with `lead` beside it. */
  compact?: boolean
  children: ReactNode
}

/** Renders the frame of a staff page: breadcrumb, heading, content. */
export function StaffPage({ title, lead, above, compact = false, children }: Props) {
  const text = useText()
  if (compact)
    return (
      <>
        <div className={styles.line}>
          <PageHeading>{title}</PageHeading>
          {lead}
        </div>
        {children}
      </>
    )
  const trail = [{ label: text('edit.title'), to: routes.edit.href() }, ...(above ? [above] : [])]
  return (
    <>
      <Breadcrumb trail={[...trail, { label: title }]} />
      <PageHeading lead={lead}>{title}</PageHeading>
      {children}
    </>
  )
}
