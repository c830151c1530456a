import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

/** Renders content only for screen readers. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>
}
