import type { ReactNode } from 'react'
import styles from './DirectoryPage.module.css'

/** Provides a size container, so that layout depends on the page's width in letters, not on the window's. */
export function DirectoryPage({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>
}
