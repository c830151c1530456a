import { useEffect, useRef, useState } from 'react'
import { type Alert, dismiss, useAlert } from '../lib/alerts.ts'
import { classNames } from '../lib/className.ts'
import { useText } from '../lib/intl.ts'
import styles from './AlertArea.module.css'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import tones from './Tone.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const shownMs = 10_000

function AlertItem({ alert }: { alert: Alert }) {
  const text = useText()
  const [isHeld, setIsHeld] = useState(false)
  useEffect(() => {
    if (isHeld || alert.action) return
    const timer = setTimeout(() => dismiss(alert.id), shownMs)
    return () => clearTimeout(timer)
  }, [alert, isHeld])
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The pressed button is gone, and a way back is the next thing to reach.
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true })
  }, [])
  const hold = () => setIsHeld(true)
  const release = () => setIsHeld(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only keep a message on screen
    <div
      ref={box}
      tabIndex={-1}
      className={classNames(styles.alert, tones[alert.kind], 'noFocusRing')}
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={({ target, currentTarget }) => target !== currentTarget && hold()}
      onBlur={release}
    >
      <Icon name={alert.kind} className={styles.icon} />
      <span className={styles.text}>{alert.text}</span>
      {alert.action && (
        <Button className={styles.action} onClick={alert.action.press}>
          {alert.action.label}
        </Button>
      )}
      <button type="button" className={styles.close} onClick={() => dismiss(alert.id)}>
        <Icon name="close" />
        <VisuallyHidden>{text('alert.close')}</VisuallyHidden>
      </button>
    </div>
  )
}

/** Shows the message in one of two permanent regions: screen readers miss a region that arrives with its text. */
export function AlertArea() {
  const alert = useAlert()
  const isUrgent = alert?.kind === 'error' || alert?.kind === 'warning'
  const item = alert && <AlertItem key={alert.id} alert={alert} />
  return (
    <div className={styles.area}>
      <div role="alert">{isUrgent && item}</div>
      <div role="status">{!isUrgent && item}</div>
    </div>
  )
}
