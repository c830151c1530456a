import { useText } from '../../lib/intl.ts'
import { useSettings } from '../../lib/settings.ts'

export function useSiteTitle(): string {
  const text = useText()
  return useSettings().siteTitle || text('site.title')
}
