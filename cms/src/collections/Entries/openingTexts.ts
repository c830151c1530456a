import type { Entry } from '@directory/shared/entry'
import { openKeys } from '@directory/shared/entryFields'
import { translateOpening } from '@directory/shared/openingHours'
import { readHours } from '@directory/shared/openingHours/readHours'
import { hoursInWords } from '@directory/shared/openingHours/words'
import type { Locale } from '@directory/shared/routes'

/** Returns opening hours in the reader's language; lines that are not understood stay as typed. */
export function openingTexts(entry: Entry, locale: Locale): string[] {
  const meaning = readHours(entry.hours)
  if (meaning) return hoursInWords(meaning, locale).split('; ')
  return openKeys.flatMap((key) => (entry[key] ? [translateOpening(entry[key], locale)] : []))
}
