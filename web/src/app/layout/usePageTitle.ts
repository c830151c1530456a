import { useSyncExternalStore } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { useLocale, useLooseText } from '../../lib/intl.ts'
import { documentTitle, type Page, pageTitle, readFrom } from '../../lib/page.ts'
import type { QueryCache } from '../../lib/queryCache.ts'
import { useSiteTitle } from './useSiteTitle.ts'

/** The title of the browser's tab, updated when the queryCache it depends on change. */
export function usePageTitle(page: Page): string {
  const params = useParams()
  const { search } = useLocation()
  const locale = useLocale()
  const format = useLooseText()
  const siteTitle = useSiteTitle()
  const queryCache = useSWRConfig().cache as QueryCache
  const current = () => {
    const read = readFrom((url) => queryCache.get(url)?.data)
    const context = {
      params,
      search: new URLSearchParams(search),
      locale,
      settings: read('GET /api/settings', {}),
    }
    return documentTitle(page, pageTitle(page, context, read, format), siteTitle)
  }
  return useSyncExternalStore(queryCache.subscribe, current, current)
}
