import type { Entry } from '../entry.ts'
import { openKeys } from '../fields/entryFields.ts'
import type { Locale } from '../locales.ts'
import { parseStoredHours } from './parseStoredHours.ts'
import { hoursInWords } from './words.ts'

/** Lines that are not understood stay as typed. */
export function openingLines(entry: Entry, locale: Locale) {
  const meaning = parseStoredHours(entry.hours)
  if (!meaning) return openKeys.flatMap((key) => entry[key] || [])
  return [...hoursInWords(meaning, locale).split('; '), ...entry.hoursNotes]
}
