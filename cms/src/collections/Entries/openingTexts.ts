import type { Entry } from '@directory/shared/entry'
import { openKeys } from '@directory/shared/entryFields'
import type { Locale } from '@directory/shared/locales'
import { translateOpening } from '@directory/shared/openingHours'
import { readHours } from '@directory/shared/openingHours/readHours'
import { hoursInWords } from '@directory/shared/openingHours/words'

/** Returns opening hours in the reader's language; lines that are not understood stay as typed. */
export function openingTexts(entry: Entry, locale: Locale): string[] {
  const meaning = readHours(entry.hours)
  if (meaning)
    return [
      ...hoursInWords(meaning, locale).split('; '),
      ...entry.hoursNotes.map((line) => translateOpening(line, locale)),
    ]
  return openKeys.flatMap((key) => (entry[key] ? [translateOpening(entry[key], locale)] : []))
}
