import { useCall } from '../../lib/api.ts'
import { useText } from '../../lib/intl.ts'

export function useSiteTitle(): string {
  const text = useText()
  const { data } = useCall('GET /api/settings', {})
  return data?.siteTitle || text('site.title')
}
