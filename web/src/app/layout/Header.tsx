import { MyListLink } from '#features/mylist/door.ts'
import { useLocale, usePlainPath, useText } from '#lib/intl.ts'
import { useShownSearch } from '#lib/serverState.ts'
import { useSiteTitle } from '#lib/settings.ts'
import { useMenu } from '#lib/useMenu.ts'
import { localeRows, locales } from '#shared/locales'
import { routes } from '#shared/routes'
import { Icon } from '#ui/Icon.tsx'
import { PhoneLine } from '#ui/PhoneLine.tsx'
import { PlainList } from '#ui/PlainList.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import { TextSizeControl } from '#ui/TextSizeControl.tsx'
import styles from './Header.module.css'
import logo from './logo.svg'

export function Header() {
  const text = useText()
  const siteTitle = useSiteTitle()
  const { open, button, toggle, onKeyDown } = useMenu()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu wherever the focus is inside it
    <header className={styles.header} onKeyDown={onKeyDown}>
      <div className={styles.top}>
        {/* By keyboard one passes one link to the home page, not two. */}
        <SiteLink to={routes.home.href()} className={styles.brand} tabIndex={-1}>
          <img src={logo} alt="" width="56" height="56" className={styles.logo} />
          <span>{siteTitle}</span>
        </SiteLink>
        <MyListLink compact />
        <div className={styles.tools}>
          <TextSizeControl />
          <LanguageSwitches />
        </div>
        <button
          ref={button}
          type="button"
          className={`${styles.burger} withScript`}
          aria-expanded={open}
          aria-controls="menu"
          onClick={toggle}
        >
          <Icon name={open ? 'close' : 'menu'} />
          {text('nav.menu')}
        </button>
        <a href="#menu" className={`${styles.burger} ${styles.toMenu} withoutScript`}>
          <Icon name="menu" />
          {text('nav.menu')}
        </a>
        <a href="#top" className={`${styles.burger} ${styles.fromMenu} withoutScript`}>
          <Icon name="close" />
          {text('nav.menu')}
        </a>
      </div>
      <div id="menu" className={styles.menu} data-open={open}>
        <Navigation />
        <div className={styles.menuTools}>
          <TextSizeControl />
          <LanguageSwitches />
          <PhoneLine />
        </div>
      </div>
    </header>
  )
}

const menuItems = [
  ['nav.home', routes.home.path],
  ['nav.news', routes.news.path],
  ['nav.search', routes.fastsearch.path],
  ['nav.categories', routes.categories.path],
  ['nav.links', routes.links.path],
  ['nav.help', routes.help.path],
] as const

function ariaCurrent(path: string, currentPath: string) {
  if (currentPath === path || (path === '/' && currentPath.toLowerCase() === routes.homepage.path))
    return 'page'
  return path !== '/' && currentPath.startsWith(`${path}/`) ? 'true' : undefined
}

function Navigation() {
  const text = useText()
  const currentPath = usePlainPath()
  return (
    <nav aria-label={text('nav.label')} className={styles.nav}>
      <PlainList>
        {menuItems.map(([id, path]) => (
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

function LanguageSwitches() {
  const search = useShownSearch()
  const path = usePlainPath()
  const locale = useLocale()
  return locales
    .filter((other) => other !== locale)
    .map((other) => (
      <SiteLink
        key={other}
        className={styles.language}
        to={path + search}
        locale={other}
        lang={other}
        hrefLang={other}
        preventScrollReset
      >
        <Icon name="globe" />
        {localeRows[other].name}
      </SiteLink>
    ))
}
