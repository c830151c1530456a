import type { Entry } from '@directory/shared/entry'
import { openKeys } from '@directory/shared/entryFields'
import { translateOpening } from '@directory/shared/openingHours'
import { readHours } from '@directory/shared/openingHours/readHours'
import { hoursInWords } from '@directory/shared/openingHours/words'
import type { Locale } from '@directory/shared/routes'

/** In the reader's language, or as typed where a line was not understood. */
export function openingLines(entry: Entry, locale: Locale): string[] {
  const meaning = readHours(entry.hours)
  if (meaning) return hoursInWords(meaning, locale).split('; ')
  return openKeys.flatMap((key) => (entry[key] ? [translateOpening(entry[key], locale)] : []))
}
