import { dateFormat } from '@directory/shared/dateFormat'
import { dialledNumber } from '@directory/shared/phone'
import type { Locale } from '@directory/shared/routes'

function part(date: Date, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(locale, { ...options, timeZone: 'UTC' }).format(date)
}

/**
 * "Samstag", 21, "November" and 2026 from "2026-11-21"; null where it is no date. Single words, because server and
 * browser may know different patterns but agree on the names.
 */
export function datePartsOf(iso: string, locale: Locale) {
  const [year = 0, month = 0, day = 0] = iso.slice(0, 10).split('-').map(Number)
  const date = new Date(Date.UTC(year, month - 1, day))
  if (!year || !month || !day || Number.isNaN(date.getTime())) return null
  const weekday = part(date, locale, { weekday: 'long' })
  return { weekday, day, month: part(date, locale, { month: 'long' }), year }
}

/** "Samstag, 21. November 2026" from "2026-11-21". */
export function longDate(iso: string, locale: Locale): string {
  const parts = datePartsOf(iso, locale)
  return parts ? `${parts.weekday}, ${plainDate(iso, locale)}` : ''
}

/** "21. November 2026" from "2026-11-21". */
export function plainDate(iso: string, locale: Locale): string {
  const parts = datePartsOf(iso, locale)
  if (!parts) return ''
  const { day, month, year } = parts
  return `${day}${locale === 'de' ? '.' : ''} ${month} ${year}`
}

/** `tel:` address of a number as people type it; null where there is no number in it, or letters are. */
export function phoneHref(typed: string): string | null {
  const digits = dialledNumber(typed)
    ?.replace(/^00/, '+')
    // So that it can be called from abroad, too.
    .replace(/^0(?=[1-9]\d{5})/, '+49')
  return digits === undefined ? null : `tel:${digits}`
}

/** The host of a website, for people: without scheme, `www.` and slash at the end. */
export function websiteLabel(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
}

/** A website as a safe address: `https://` where no scheme was typed, null for anything but the web. */
export function websiteHref(typed: string): string | null {
  const trimmed = typed.trim()
  if (trimmed === '') return null
  if (/^https?:\/\//i.test(trimmed)) return trimmed
  return /^[a-z][a-z\d+.-]*:(?!\d)/i.test(trimmed) ? null : `https://${trimmed.replace(/^\/+/, '')}`
}

export const germanOrder = new Intl.Collator('de', { numeric: true, sensitivity: 'base' })
