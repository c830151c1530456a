import type { ReactNode } from 'react'
import { Row } from '../../../ui/Row.tsx'
import styles from './ResultBar.module.css'

interface Props {
  /** Number of results; announced when it changes, unless something else announces it. */
  count: string
  isSaidElsewhere?: boolean
  /** Buttons for all results. */
  children?: ReactNode
}

export function ResultBar({ count, isSaidElsewhere = false, children }: Props) {
  return (
    <div className={styles.bar}>
      <p className={styles.count} role={isSaidElsewhere ? undefined : 'status'}>
        {count}
      </p>
      {children && (
        <Row tight className={styles.actions}>
          {children}
        </Row>
      )}
    </div>
  )
}
