import { routes } from '@directory/shared/routes'
import { useText } from '../lib/intl.ts'
import styles from './Breadcrumb.module.css'
import { Icon } from './Icon.tsx'
import { SiteLink } from './SiteLink.tsx'

export interface Crumb {
  label: string
  /** Plain (German) path; the last crumb, where the reader is, has none. */
  to?: string
  /** `de` for what the association wrote. */
  lang?: 'de' | undefined
}

/** The way here from the home page, which is always the first step and need not be named. */
export function Breadcrumb({ trail }: { trail: readonly Crumb[] }) {
  const text = useText()
  const crumbs: readonly Crumb[] = [{ label: text('nav.home'), to: routes.home.href() }, ...trail]
  return (
    <nav aria-label={text('breadcrumb.label')}>
      <ol className={styles.list}>
        {crumbs.map(({ label, to, lang }, i) => (
          <li key={`${to} ${label}`}>
            {i > 0 && <Icon name="chevronRight" className={styles.separator} />}
            {to !== undefined && i < crumbs.length - 1 ? (
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
}
