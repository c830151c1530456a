import { routes } from '@directory/shared/routes'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { MyListLink } from '../../features/mylist/door.ts'
import { useText } from '../../lib/intl.ts'
import { Icon } from '../../ui/Icon.tsx'
import { PhoneLine } from '../../ui/PhoneLine.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import styles from './Header.module.css'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import logo from './logo.svg'
import { Navigation } from './Navigation.tsx'
import { TextSizeControl } from './TextSizeControl.tsx'
import { useSiteTitle } from './useSiteTitle.ts'

export function Header() {
  const text = useText()
  const siteTitle = useSiteTitle()
  const { pathname } = useLocation()
  const [open, setOpen] = useState(false)
  const burger = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes when another page opens
  useEffect(() => setOpen(false), [pathname])

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    burger.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu wherever the focus is inside it
    <header className={styles.header} onKeyDown={closeOnEscape}>
      <div className={styles.top}>
        <SiteLink to={routes.home.href()} className={styles.brand}>
          <img src={logo} alt="" width="56" height="56" className={styles.logo} />
          <span>{siteTitle}</span>
        </SiteLink>
        <MyListLink compact />
        <div className={styles.tools}>
          <TextSizeControl />
          <LanguageSwitch />
        </div>
        <button
          ref={burger}
          type="button"
          className={`${styles.burger} withScript`}
          aria-expanded={open}
          aria-controls="menu"
          onClick={() => setOpen(!open)}
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
          <LanguageSwitch />
          <PhoneLine />
        </div>
      </div>
    </header>
  )
}
