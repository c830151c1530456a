import { useCall } from '../../../lib/api.ts'
import { useLocale } from '../../../lib/intl.ts'

/**
 * Returns a category's name in the reader's language if there is one, otherwise the German one. Pages using it load
 * `GET /api/categoryinfo` for English readers.
 */
export function useCategoryLabel(name: string): { label: string; lang?: 'de' } {
  const locale = useLocale()
  const categoryInfos = useCall('GET /api/categoryinfo', locale === 'en' ? {} : null).data
  const label = categoryInfos?.find((one) => one.name === name)?.nameEn
  return label ? { label } : { label: name, lang: 'de' }
}
