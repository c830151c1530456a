import type { Entry } from '#shared/entry'
import { fold } from '#shared/fold'

export const townKeyOf = (city: string) => fold(city.trim())

/** The same key for names of categories or providers that differ only in case, spacing or Unicode form. */
export function nameKey(name: string) {
  return name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()
}

export const townKeyOfEntry = ({ city }: Pick<Entry, 'city'>) => townKeyOf(city)
