import { useEffect, useState } from 'react'
import { useText } from '../lib/intl.ts'
import { Icon } from './Icon.tsx'
import styles from './ScrollToTop.module.css'

/** Round button below the page that appears once there is something to scroll back. */
export function ScrollToTop() {
  const text = useText()
  const [far, setFar] = useState(false)
  useEffect(() => {
    const look = () => setFar(window.scrollY > window.innerHeight * 0.75)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  const toTop = () => {
    window.scrollTo({ top: 0 })
    // Keyboard and screen reader go along.
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }
  return (
    <div className={styles.place}>
      {far && (
        <button
          type="button"
          className={styles.button}
          title={text('top')}
          aria-label={text('top')}
          onClick={toTop}
        >
          <Icon name="up" />
        </button>
      )}
    </div>
  )
}
