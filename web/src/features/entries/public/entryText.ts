import { saysBarrierfree, withoutBarrierfree } from '@directory/shared/barrierfree'
import type { Entry } from '@directory/shared/entry'
import { openKeys } from '@directory/shared/entryFields'
import type { Locale } from '@directory/shared/locales'
import { translateOpening } from '@directory/shared/openingHours'
import { readHours } from '@directory/shared/openingHours/readHours'
import { hoursInWords } from '@directory/shared/openingHours/words'

/** Formats `3` or `1.203`: without decimals, because the straight line is shorter than the way. */
export function formatKm(km: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(km)
}

/** Returns opening hours in the reader's language, or as typed if they could not be interpreted. */
export function openingLines(entry: Entry, locale: Locale): string[] {
  const meaning = readHours(entry.hours)
  const notes = entry.hoursNotes.map((line) => translateOpening(line, locale))
  if (meaning) return [...hoursInWords(meaning, locale).split('; '), ...notes]
  return openKeys
    .map((key) => entry[key])
    .filter((line) => line !== '')
    .map((line) => translateOpening(line, locale))
}

/** Returns services without the barrier-free prefix, which is shown as a mark. */
export function serviceNames(entry: Entry): string[] {
  const names = withoutBarrierfree(entry.services).split(',')
  return [...new Set(names.map((name) => name.trim()))].filter(
    (name) => name !== '' && !saysBarrierfree(name),
  )
}

export function townLine(entry: { plz: string; city: string }): string {
  return [entry.plz, entry.city].filter((part) => part !== '').join(' ')
}
