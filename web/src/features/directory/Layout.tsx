import type { ReactNode } from 'react'
import styles from './Layout.module.css'

/** Gives what is inside a width to measure by: the page's, not the window's, so that large text counts, too. */
export function DirectoryPage({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>
}

interface ListAndMapProps {
  id: string
  map: ReactNode
  /** Where there is no room beside: below instead of above. */
  mapLast?: boolean
  children: ReactNode
}

/** The list, and the map above it or, with room enough, beside it. */
export function ListAndMap({ id, map, mapLast = false, children }: ListAndMapProps) {
  return (
    <div className={styles.both}>
      {!mapLast && <div className={styles.map}>{map}</div>}
      <div className={`${styles.list} noRing`} id={id} tabIndex={-1}>
        {children}
      </div>
      {mapLast && <div className={styles.map}>{map}</div>}
      <div className="noRing" id={`${id}-end`} tabIndex={-1} />
    </div>
  )
}
