import type { ReactNode } from 'react'
import { PageHeading } from './PageHeading.tsx'
import { SiteLink } from './SiteLink.tsx'
import styles from './StaffPage.module.css'

interface Props {
  title: string
  lead?: ReactNode
  above?: { label: string; to: string }
  children: ReactNode
}

/** One line, because the content needs the room. */
export function StaffPage({ title, lead, above, children }: Props) {
  return (
    <>
      <div className={styles.line}>
        <PageHeading>{title}</PageHeading>
        {typeof lead === 'string' ? <p>{lead}</p> : lead}
        {above && <SiteLink to={above.to}>{above.label}</SiteLink>}
      </div>
      {children}
    </>
  )
}
