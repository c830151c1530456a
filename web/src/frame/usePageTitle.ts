import { useContext, useSyncExternalStore } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import type { CallCache } from '../lib/cache.ts'
import { useLocale, useLooseText } from '../lib/intl.ts'
import { documentTitle, type Page, pageTitle, readFrom } from '../lib/page.ts'
import { ServerState } from '../lib/serverState.ts'
import { useSiteTitle } from './useSiteTitle.ts'

/** The title for the browser's tab; follows the answers that it depends on. */
export function usePageTitle(page: Page): string {
  const params = useParams()
  const { search } = useLocation()
  const locale = useLocale()
  const format = useLooseText()
  const siteTitle = useSiteTitle()
  const cache = useSWRConfig().cache as CallCache
  const { data } = useContext(ServerState)
  const current = () => {
    const read = readFrom((url) => cache.get(url)?.data ?? data[url])
    const context = {
      params,
      search: new URLSearchParams(search),
      locale,
      settings: read('GET /api/settings', {}),
    }
    return documentTitle(page, pageTitle(page, context, read, format), siteTitle)
  }
  return useSyncExternalStore(cache.subscribe, current, current)
}
