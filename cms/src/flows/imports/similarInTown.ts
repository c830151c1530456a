import type { Entry } from '@directory/shared/entry'
import { fold } from '@directory/shared/fold'
import type { Locale } from '@directory/shared/routes'
import { translate } from '../../operations/words/translate.ts'
import type { SyncedReadModel } from '../../readModel/live/readModel.ts'
import { type RowRemark, shorten } from './rowNotes.ts'

/** Finds public entries of a town with similar names, best first. */
export function createSimilarInTown(model: SyncedReadModel) {
  // Cache of folded names: thousands of entries are compared, in a few towns.
  const keys = new Map<string, string>()
  function keyOf(city: string): string {
    const known = keys.get(city)
    if (known !== undefined) return known
    const key = fold(city.trim())
    keys.set(city, key)
    return key
  }
  return (name: string, city: string): Entry[] => {
    const town = keyOf(city)
    return model.similarEntries(name, (entry) => keyOf(entry.city) === town)
  }
}

const maxListed = 3

/** Lists entries by name and category, for a remark. */
export const listed = (entries: readonly Entry[]) => list(entries, ({ category }) => category)

/** Lists entries by name and address, if only the address differs. */
export const listedByTown = (entries: readonly Entry[]) =>
  list(entries, ({ street, plz, city }) => `${street}, ${plz} ${city}`)

function list(entries: readonly Entry[], detail: (entry: Entry) => string): RowRemark {
  const shown = entries.slice(0, maxListed)
  const more = entries.length - shown.length
  const said = (locale: Locale, before: string, after: string) => {
    const names = shown
      .map((entry) => `${before}${shorten(entry.name, 100)}${after} (${detail(entry)})`)
      .join(', ')
    return more > 0 ? translate(locale, 'import.and_more', { names, count: more }) : names
  }
  return { de: said('de', '„', '“'), en: said('en', '“', '”') }
}
