import { useCall } from '../../../lib/api.ts'
import { useLocale } from '../../../lib/intl.ts'
import { categoryLabel } from './categoryLabel.ts'

/**
 * Returns a category's name in the reader's language if there is one, otherwise the German one. Pages using it load
 * `GET /api/categoryinfo` for English readers.
 */
export function useCategoryLabel(name: string): ReturnType<typeof categoryLabel> {
  const locale = useLocale()
  return categoryLabel(name, useCall('GET /api/categoryinfo', locale === 'en' ? {} : null).data)
}
