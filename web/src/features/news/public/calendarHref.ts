import { defaultLocale, type Locale } from '@directory/shared/routes'
import { callUrl } from '../../../lib/api.ts'

/** The calendar of all news, or the date of one of them. */
export const calendarHref = (locale: Locale, id = ''): string =>
  callUrl('GET /api/calendar', { id, locale: locale === defaultLocale ? '' : locale })
