import { type ReactNode, useRef } from 'react'
import styles from './StickyBar.module.css'
import { useStickyEdge } from './useStickyEdge.ts'

/** Keeps the buttons of a form in sight while it is long; if there is little space, only the main one. */
export function StickyBar({ main, children }: { main: ReactNode; children?: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useStickyEdge(bar, 'bottom')
  return (
    <div ref={bar} className={styles.bar}>
      <div className={styles.main}>{main}</div>
      <div className={styles.more}>{children}</div>
    </div>
  )
}
