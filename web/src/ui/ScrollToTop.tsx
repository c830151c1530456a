import { useEffect, useState } from 'react'
import { useText } from '#lib/intl.ts'
import { Icon } from './Icon.tsx'
import styles from './ScrollToTop.module.css'

export function ScrollToTop() {
  const text = useText()
  const [isScrolled, setIsScrolled] = useState(false)
  useEffect(() => {
    const updateIsScrolled = () => setIsScrolled(window.scrollY > window.innerHeight * 0.75)
    updateIsScrolled()
    window.addEventListener('scroll', updateIsScrolled, { passive: true })
    return () => window.removeEventListener('scroll', updateIsScrolled)
  }, [])
  const toTop = () => {
    window.scrollTo({ top: 0 })
    // Moves the focus, too, for keyboard and screen reader.
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }
  return (
    <div className={styles.place}>
      {isScrolled && (
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
