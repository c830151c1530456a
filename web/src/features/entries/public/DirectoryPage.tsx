import type { ReactNode } from 'react'
import styles from './DirectoryPage.module.css'

/** A size container, so that layout depends on the page's width in letters, not on the window's. */
export function DirectoryPage({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>
}

interface ListAndMapProps {
  id: string
  map: ReactNode
  children: ReactNode
}

/** A list with a map below or, with enough room, beside it; `…-end` is the skip target after the map. */
export function ListAndMap({ id, map, children }: ListAndMapProps) {
  return (
    <div className={styles.both}>
      <div className={`${styles.list} noRing`} id={id} tabIndex={-1}>
        {children}
      </div>
      <div className={styles.map}>{map}</div>
      <div className="noRing" id={`${id}-end`} tabIndex={-1} />
    </div>
  )
}
