import { routes, splitLocale } from '@directory/shared/routes'
import { useLocation } from 'react-router-dom'
import { useText } from '../../lib/intl.ts'
import { PlainList } from '../../ui/PlainList.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import styles from './Header.module.css'

const menuItems = [
  { id: 'nav.home', path: routes.home.href() },
  { id: 'nav.news', path: routes.news.href() },
  { id: 'nav.search', path: routes.fastsearch.href() },
  { id: 'nav.categories', path: routes.categories.href() },
  { id: 'nav.links', path: routes.links.href() },
  { id: 'nav.help', path: routes.help.href() },
] as const

/** Returns the value of `aria-current`: `page` on the linked page, `true` on a page below it. */
function ariaCurrent(path: string, currentPath: string): 'page' | 'true' | undefined {
  if (currentPath === path || (path === '/' && currentPath.toLowerCase() === routes.homepage.path))
    return 'page'
  return path !== '/' && currentPath.startsWith(`${path}/`) ? 'true' : undefined
}

export function Navigation() {
  const text = useText()
  const currentPath = splitLocale(useLocation().pathname).path
  return (
    <nav aria-label={text('nav.label')} className={styles.nav}>
      <PlainList>
        {menuItems.map(({ id, path }) => (
          <li key={id}>
            <SiteLink to={path} aria-current={ariaCurrent(path, currentPath)}>
              {text(id)}
            </SiteLink>
          </li>
        ))}
      </PlainList>
    </nav>
  )
}
