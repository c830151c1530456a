import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon.tsx'
import styles from './LinkCard.module.css'
import { PlainList } from './PlainList.tsx'
import { SiteLink } from './SiteLink.tsx'

interface Props {
  icon: IconName
  title: string
  text: string
  /** Plain (German) path of a page of the site; or `href`. */
  to?: string
  /** Address of our origin that is not a page of the site. */
  href?: string
}

/** A card that is one large link; a list item. */
export function LinkCard({ icon, title, text, to, href }: Props) {
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

/** A list of cards, side by side where there is room; `inOneRow`, four small ones, two by two in a narrow container. */
export function LinkCardList({ inOneRow = false, children }: { inOneRow?: boolean; children: ReactNode }) {
  return <PlainList className={inOneRow ? styles.row : styles.list}>{children}</PlainList>
}
