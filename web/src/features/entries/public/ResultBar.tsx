import type { ReactNode } from 'react'
import { Row } from '../../../ui/Row.tsx'
import styles from './ResultBar.module.css'

interface Props {
  /** How many there are; read out when it changes, unless something else says it. */
  count: string
  isSaidElsewhere?: boolean
  /** What can be done with all of them. */
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
