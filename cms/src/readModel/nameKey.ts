import { fold } from '@directory/shared/fold'

/** The key of a town's name. */
export const townKeyOf = (city: string): string => fold(city.trim())

/** Names of categories and providers are the same when only case, spacing or Unicode form differ. */
export function nameKey(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()
}
