import { type ReactNode, useRef } from 'react'
import styles from './StickyBar.module.css'
import { useStickyEdge } from './useStickyEdge.ts'

/** If there is little space, only the main button stays in sight. */
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
