import type { ReactNode } from 'react'
import { useText } from '#lib/intl.ts'
import { routes } from '#shared/routes'
import styles from './Breadcrumb.module.css'
import { Icon } from './Icon.tsx'
import { SiteLink } from './SiteLink.tsx'

interface Crumb {
  label: string
  /** Plain (German) path; absent for the last crumb, the current page. */
  to?: string
  lang?: 'de'
}

/** The home page need not be passed. */
export function Breadcrumb({ trail, aside }: { trail: readonly Crumb[]; aside?: ReactNode }) {
  const text = useText()
  const crumbs: readonly Crumb[] = [{ label: text('nav.home'), to: routes.home.href() }, ...trail]
  const nav = (
    <nav aria-label={text('breadcrumb.label')}>
      <ol className={styles.list}>
        {crumbs.map(({ label, to, lang }, i) => (
          <li key={`${to} ${label}`}>
            {i > 0 && <Icon name="chevronRight" className={styles.separator} />}
            {to !== undefined ? (
              <SiteLink to={to} lang={lang}>
                {label}
              </SiteLink>
            ) : (
              <span className={styles.here} aria-current="page" lang={lang}>
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
  if (!aside) return nav
  return (
    <div className={styles.line}>
      {nav}
      {aside}
    </div>
  )
}
