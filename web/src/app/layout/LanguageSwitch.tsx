import { type Locale, localePath, splitLocale } from '@directory/shared/routes'
import { useContext } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Prefetch } from '../../lib/prefetch.ts'
import { useShownSearch } from '../../lib/useShownSearch.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './LanguageSwitch.module.css'

/** Each language is named in that language, so these texts are not in the catalogues. */
const otherLanguage = {
  de: { locale: 'en', name: 'English' },
  en: { locale: 'de', name: 'Deutsch' },
} as const satisfies Record<Locale, { locale: Locale; name: string }>

/** Links to the same page, with the same filters, in the other language. */
export function LanguageSwitch() {
  const { pathname } = useLocation()
  const search = useShownSearch()
  const { locale, path } = splitLocale(pathname)
  const { locale: target, name } = otherLanguage[locale]
  const address = localePath(target, path) + search
  const prefetch = useContext(Prefetch)
  const prefetchPage = () => prefetch(address)
  return (
    <Link
      className={styles.switch}
      to={address}
      lang={target}
      hrefLang={target}
      preventScrollReset
      onPointerEnter={prefetchPage}
      onFocus={prefetchPage}
      onTouchStart={prefetchPage}
    >
      <Icon name="globe" />
      {name}
    </Link>
  )
}
