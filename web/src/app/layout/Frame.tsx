import { defaultLocale } from '@directory/shared/routes'
import { type ReactNode, useContext, useEffect } from 'react'
import { IntlProvider } from 'react-intl'
import { Catalogues, useLocale, useText } from '../../lib/intl.ts'
import { AlertArea } from '../../ui/AlertArea.tsx'
import { ScrollToTop } from '../../ui/ScrollToTop.tsx'
import { Footer } from './Footer.tsx'
import styles from './Frame.module.css'
import { Header } from './Header.tsx'
import { PrintNote } from './PrintNote.tsx'

const quiet = () => {}

/** Provides the texts of the language in the address. */
export function InLocale({ children }: { children: ReactNode }) {
  const locale = useLocale()
  const catalogues = useContext(Catalogues)
  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])
  return (
    <IntlProvider
      locale={locale}
      defaultLocale={defaultLocale}
      messages={catalogues[locale] ?? {}}
      onError={quiet}
    >
      {children}
    </IntlProvider>
  )
}

function SkipLink() {
  const text = useText()
  return (
    <a className={styles.skip} href="#main">
      {text('skip')}
    </a>
  )
}

/** What surrounds every page: header, footer, messages. */
export function Frame({ children }: { children: ReactNode }) {
  useEffect(() => {
    // Empty until the page itself sets it; see PageFrame.
    document.documentElement.dataset.page ??= ''
  }, [])
  return (
    <InLocale>
      <SkipLink />
      <Header />
      <main id="main" tabIndex={-1} className={styles.main}>
        <PrintNote />
        {children}
      </main>
      <ScrollToTop />
      <Footer />
      <AlertArea />
    </InLocale>
  )
}
