import { useEffect, useState } from 'react'
import { useText } from '../lib/intl.ts'
import { Icon } from './Icon.tsx'
import styles from './ScrollToTop.module.css'

/** Renders a round button below the page, shown once the page has been scrolled. */
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
    // Moves the focus, too, for keyboard and screen reader.
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
