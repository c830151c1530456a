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

/** The language is part of the address, so its texts change with the page. */
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

/** What stands around every page. */
export function Frame({ children }: { children: ReactNode }) {
  useEffect(() => {
    // Until a page has said that it is the one; see PageFrame.
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
