import { useEffect } from 'react'
import { classNames } from '#lib/className.ts'
import { useText } from '#lib/intl.ts'
import { routes } from '#shared/routes'
import { Icon } from '#ui/Icon.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import styles from './MyListLink.module.css'
import { dropOutdated, useRememberedCount } from './remembered.ts'

/** Shown by a class that is set before the first paint (`boot.ts`), so that nothing moves. */
export function MyListLink({ compact = false }: { compact?: boolean }) {
  const text = useText()
  const count = useRememberedCount()
  useEffect(() => {
    document.documentElement.classList.toggle('hasMyList', count > 0)
  }, [count])
  useEffect(dropOutdated, [])
  return (
    <SiteLink
      to={routes.myList.href()}
      className={classNames(styles.link, compact && styles.compact, 'onlyWithMyList')}
    >
      <Icon name="bookmarked" />
      <span className={styles.word}>{text('nav.myList')}</span>
      <span className={styles.count}>{count > 0 && count}</span>
    </SiteLink>
  )
}
