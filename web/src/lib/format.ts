import { dateFormat } from '#shared/dateFormat'
import { type Locale, localeRows } from '#shared/locales'
import { internationalNumber } from '#shared/phoneNumbers'

function formatPart(date: Date, locale: Locale, options: Intl.DateTimeFormatOptions) {
  return dateFormat(locale, { ...options, timeZone: 'UTC' }).format(date)
}

/**
 * "Samstag", 21, "November" and 2026; null if it is not a date. Single words, because server and browser may know
 * different date patterns but agree on the names.
 */
export function datePartsOf(iso: string, locale: Locale) {
  const [year = 0, month = 0, day = 0] = iso.slice(0, 10).split('-').map(Number)
  const date = new Date(Date.UTC(year, month - 1, day))
  if (!year || !month || !day || Number.isNaN(date.getTime())) return null
  const weekday = formatPart(date, locale, { weekday: 'long' })
  return { weekday, day, month: formatPart(date, locale, { month: 'long' }), year }
}

/** "Samstag, 21. November 2026". */
export function longDate(iso: string, locale: Locale): string {
  const parts = datePartsOf(iso, locale)
  return parts ? `${parts.weekday}, ${plainDate(iso, locale)}` : ''
}

/** "21. November 2026". */
export function plainDate(iso: string, locale: Locale): string {
  const parts = datePartsOf(iso, locale)
  if (!parts) return ''
  const { day, month, year } = parts
  return `${day}${localeRows[locale].afterDay} ${month} ${year}`
}

/** Null if it contains no number, or letters. */
export function phoneHref(typed: string): string | null {
  const number = internationalNumber(typed)
  return number === null ? null : `tel:${number}`
}

/** No scheme, no `www.`, no trailing slash. */
export function websiteLabel(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
}

/** `https://` if no scheme was typed, null for other schemes. */
export function websiteHref(typed: string): string | null {
  const trimmed = typed.trim()
  if (trimmed === '') return null
  if (/^https?:\/\//i.test(trimmed)) return trimmed
  return /^[a-z][a-z\d+.-]*:(?!\d)/i.test(trimmed) ? null : `https://${trimmed.replace(/^\/+/, '')}`
}

export const germanOrder = new Intl.Collator('de', { numeric: true, sensitivity: 'base' })
