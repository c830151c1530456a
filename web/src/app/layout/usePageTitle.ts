import { useSyncExternalStore } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import type { Answers } from '../../lib/answers.ts'
import { useLocale, useLooseText } from '../../lib/intl.ts'
import { documentTitle, type Page, pageTitle, readFrom } from '../../lib/page.ts'
import { useSiteTitle } from './useSiteTitle.ts'

/** The title of the browser's tab, updated when the answers it depends on change. */
export function usePageTitle(page: Page): string {
  const params = useParams()
  const { search } = useLocation()
  const locale = useLocale()
  const format = useLooseText()
  const siteTitle = useSiteTitle()
  const answers = useSWRConfig().cache as Answers
  const current = () => {
    const read = readFrom((url) => answers.get(url)?.data)
    const context = {
      params,
      search: new URLSearchParams(search),
      locale,
      settings: read('GET /api/settings', {}),
    }
    return documentTitle(page, pageTitle(page, context, read, format), siteTitle)
  }
  return useSyncExternalStore(answers.subscribe, current, current)
}
