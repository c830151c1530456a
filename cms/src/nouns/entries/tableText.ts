import type { Entry } from '@directory/shared/entry'
import { namesOf, textNames } from '@directory/shared/entryFields'
import { type Findable, findableOf, matcherOf } from '../../operations/search/matcher.ts'

const phoneNames = namesOf('phone')

/** An entry in memory is never changed, only replaced: what it is found by holds as long as it does. */
const known = new WeakMap<Entry, Findable>()

function findable(entry: Entry, more: readonly string[]): Findable {
  let found = known.get(entry)
  if (!found) {
    const of = (name: keyof Entry) => entry[name]
    found = findableOf({ texts: [...textNames.map(of), ...more], phones: phoneNames.map(of) })
    known.set(entry, found)
  }
  return found
}

/**
 * Whether an entry is meant by a query.
 *
 * @param more texts that belong to it besides its fields
 */
export function tableSearch(query: string): (entry: Entry, more?: readonly string[]) => boolean {
  const isMeant = matcherOf(query)
  return (entry, more = []) => isMeant(findable(entry, more))
}
