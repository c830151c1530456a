import { useEffect, useRef, useState } from 'react'
import { type Alert, dismiss, useAlert } from '#lib/alerts.ts'
import { classNames } from '#lib/className.ts'
import styles from './AlertArea.module.css'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'
import { SiteLink } from './SiteLink.tsx'

const shownMs = 10_000

function AlertItem({ alert: { id, kind, text, action } }: { alert: Alert }) {
  const [isHeld, setIsHeld] = useState(false)
  useEffect(() => {
    if (isHeld || action) return
    const timer = setTimeout(() => dismiss(id), shownMs)
    return () => clearTimeout(timer)
  }, [id, action, isHeld])
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The pressed button is gone, now or with the list's next answer, and a way back is the next thing to reach.
    const takeFocus = () => {
      if (document.activeElement === document.body) box.current?.focus({ preventScroll: true })
    }
    takeFocus()
    const observer = new MutationObserver(takeFocus)
    observer.observe(document, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  const hold = () => setIsHeld(true)
  const release = () => setIsHeld(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only keep a message on screen
    <div
      ref={box}
      tabIndex={-1}
      className={classNames(styles.alert, 'noFocusRing')}
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={({ target, currentTarget }) => target !== currentTarget && hold()}
      onBlur={release}
    >
      <Notice
        kind={kind}
        actions={
          action && (
            <>
              <Button onClick={action.press}>{action.label}</Button>
              {action.link && <SiteLink to={action.link.to}>{action.link.label}</SiteLink>}
            </>
          )
        }
        onClose={() => dismiss(id)}
      >
        {text}
      </Notice>
    </div>
  )
}

/** Two permanent regions: screen readers miss a region that arrives with its text. */
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
