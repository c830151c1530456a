import { useCall } from '../../lib/api.ts'
import { useText } from '../../lib/intl.ts'

/** Returns the site's title from the CMS, or a default until it is known. */
export function useSiteTitle(): string {
  const text = useText()
  const { data } = useCall('GET /api/settings', {})
  return data?.siteTitle || text('site.title')
}
