import { type Locale, localePath, splitLocale } from '@directory/shared/routes'
import { Link, useLocation } from 'react-router-dom'
import { Icon } from '../../components/Icon.tsx'
import styles from './LanguageSwitch.module.css'

/** Each language speaks for itself, so these two are not in the catalogues. */
const other = {
  de: { locale: 'en', name: 'English' },
  en: { locale: 'de', name: 'Deutsch' },
} as const satisfies Record<Locale, { locale: Locale; name: string }>

/** Leads to the same page, with the same filters, in the other language. */
export function LanguageSwitch() {
  const { pathname, search } = useLocation()
  const { locale, path } = splitLocale(pathname)
  const { locale: target, name } = other[locale]
  return (
    <Link
      className={styles.switch}
      to={localePath(target, path) + search}
      lang={target}
      hrefLang={target}
      preventScrollReset
    >
      <Icon name="globe" />
      {name}
    </Link>
  )
}
