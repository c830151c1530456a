import type { ReactNode } from 'react'
import styles from './Layout.module.css'

/** Gives what is inside a width to measure by: the page's, not the window's, so that large text counts, too. */
export function DirectoryPage({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>
}

interface ListAndMapProps {
  id: string
  map: ReactNode
  children: ReactNode
}

/** The list, and the map below it or, with room enough, beside it; `…-end` is where to go on behind the map. */
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
