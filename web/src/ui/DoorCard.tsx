import type { ReactNode } from 'react'
import styles from './DoorCard.module.css'
import { Icon, type IconName } from './Icon.tsx'
import { PlainList } from './PlainList.tsx'
import { SiteLink } from './SiteLink.tsx'

interface Props {
  icon: IconName
  title: string
  text: string
  /** Plain (German) path of a page of the site… */
  to?: string
  /** …or an address of our origin outside it. */
  href?: string
}

/** A card that is one large link; an item of a list. */
export function DoorCard({ icon, title, text, to, href }: Props) {
  const inside = (
    <>
      <span className={styles.round}>
        <Icon name={icon} />
      </span>
      <span>
        <span className={styles.title}>{title}</span>
        <span className={styles.text}>{text}</span>
      </span>
    </>
  )
  return (
    <li className={styles.item}>
      {to === undefined ? (
        <a className={styles.door} href={href}>
          {inside}
        </a>
      ) : (
        <SiteLink className={styles.door} to={to}>
          {inside}
        </SiteLink>
      )}
    </li>
  )
}

/** Holds the cards side by side as far as there is room. */
export function DoorList({ children }: { children: ReactNode }) {
  return <PlainList className={styles.list}>{children}</PlainList>
}
