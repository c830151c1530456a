import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon.tsx'
import styles from './LinkCard.module.css'
import { PlainList } from './PlainList.tsx'
import { SiteLink } from './SiteLink.tsx'

interface Props {
  icon: IconName
  title: string
  text: string
  to: string
}

export function LinkCard({ icon, title, text, to }: Props) {
  return (
    <li className={styles.item}>
      <SiteLink className={styles.link} to={to}>
        <span className={styles.round}>
          <Icon name={icon} />
        </span>
        <span>
          <span className={styles.title}>{title}</span>
          <span className={styles.text}>{text}</span>
        </span>
      </SiteLink>
    </li>
  )
}

export function LinkCardList({ children }: { children: ReactNode }) {
  return <PlainList className={styles.list}>{children}</PlainList>
}
