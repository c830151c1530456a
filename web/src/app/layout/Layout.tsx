import { type ReactNode, useContext, useEffect } from 'react'
import { IntlProvider } from 'react-intl'
import { useLocale, useText } from '#lib/intl.ts'
import { ServerState } from '#lib/serverState.ts'
import { defaultLocale } from '#shared/locales'
import { AlertArea } from '#ui/AlertArea.tsx'
import { ScrollToTop } from '#ui/ScrollToTop.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import styles from './Layout.module.css'
import { PrintNote } from './PrintNote.tsx'

const ignoreError = () => {}

export function LocaleTexts({ children }: { children: ReactNode }) {
  const locale = useLocale()
  const { catalogues } = useContext(ServerState)
  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])
  return (
    <IntlProvider
      locale={locale}
      defaultLocale={defaultLocale}
      messages={catalogues[locale] ?? {}}
      onError={ignoreError}
    >
      {children}
    </IntlProvider>
  )
}

function SkipLink() {
  const text = useText()
  return (
    <a className="skip noPrint" href="#main">
      {text('skip')}
    </a>
  )
}

export function Layout({ children }: { children: ReactNode }) {
  useEffect(() => {
    // Empty until the page itself sets it; see `MountedMark` in PageShell.
    document.documentElement.dataset.page ??= ''
  }, [])
  return (
    <LocaleTexts>
      <SkipLink />
      <Header />
      <main id="main" tabIndex={-1} className={styles.main}>
        <PrintNote />
        {children}
      </main>
      <ScrollToTop />
      <Footer />
      <AlertArea />
    </LocaleTexts>
  )
}
