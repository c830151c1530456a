import { useCall } from '../../lib/api.ts'
import { useText } from '../../lib/intl.ts'

/** Set in the CMS; while it is not known the site still has a name. */
export function useSiteTitle(): string {
  const text = useText()
  const { data } = useCall('GET /api/settings', {})
  return data?.siteTitle || text('site.title')
}
