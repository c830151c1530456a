import { defaultLocale, type Locale } from '@directory/shared/routes'
import { callUrl } from '../../../lib/api.ts'

/** Returns the address of the calendar of all news, or of one item. */
export const calendarHref = (locale: Locale, id = ''): string =>
  callUrl('GET /api/calendar', { id, locale: locale === defaultLocale ? '' : locale })
