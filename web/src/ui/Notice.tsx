import type { ReactNode } from 'react'
import { classNames } from '#lib/className.ts'
import { useText } from '#lib/intl.ts'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import styles from './Notice.module.css'
import { PhoneLine } from './PhoneLine.tsx'
import { Row } from './Row.tsx'
import tones from './Tone.module.css'

export interface NoticeProps {
  kind?: 'info' | 'success' | 'warning' | 'error'
  title?: ReactNode
  children?: ReactNode
  actions?: ReactNode
  /** On a page that is already open: `alert` interrupts a screen reader, `status` waits. */
  role?: 'alert' | 'status'
  onClose?: () => void
}

/** Where something failed or is missing, with the association's telephone. */
export function Notice({ kind = 'info', title, children, actions, role, onClose }: NoticeProps) {
  const text = useText()
  return (
    <div className={classNames(styles.notice, tones[kind])} role={role}>
      <Icon name={kind} />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {typeof children === 'string' ? <p>{children}</p> : children}
        {(kind === 'error' || kind === 'warning') && <PhoneLine />}
        {actions && <Row className={styles.actions}>{actions}</Row>}
      </div>
      {onClose && (
        <Button
          look="quiet"
          icon="close"
          className={styles.close}
          aria-label={text('alert.close')}
          onClick={onClose}
        />
      )}
    </div>
  )
}
