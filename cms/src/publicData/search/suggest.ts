import type { Suggested } from '#shared/searchHelp'
import type { EntryStore } from '../EntryStore.ts'
import { byName } from '../words/byName.ts'
import { plainNameWords, plainWords } from '../words/plainWords.ts'
import type { KnownCategory } from './DirectoryWords.ts'
import { isInPlace } from './Nearness.ts'
import { isVillage, type NamedPlace } from './PlaceNames.ts'
import { queryWithoutPlace } from './queryWithoutPlace.ts'
import type { SearchContext } from './SearchContext.ts'
import { infoOf } from './searchHelp.ts'

/** Letters of a word that means a category, although it begins a name. */
const minMeantLetters = 4
/** Letters of an unfinished town; fewer begin too many words. */
const minTownLetters = 3
const limits = { categories: 4, entries: 4, towns: 3 }
const maxEnds = 12

/** Suggestions while typing, so the last word may be unfinished; `offered`: categories a search offers. */
export function suggest(
  context: SearchContext,
  entries: EntryStore,
  text: string,
  offered: (text: string) => readonly number[],
): Suggested {
  const query = text.slice(0, 200)
  const typed = plainWords(query)
  const last = typed.at(-1) ?? ''
  if (last === '') return { categories: [], entries: [], towns: [] }
  const isBegun = (name: string) => {
    const own = plainNameWords(name)
    return typed.every((word) => own.some((other) => other.startsWith(word)))
  }
  const hits = entries.words.fuzzyAll(query, true).filter(({ name }) => isBegun(name))
  const towns = /^\d{2,5}$/.test(typed.join(' '))
    ? townsOfPostcodes(entries, last)
    : context.places.beginningWith(typed.join(' '))
  const isName = towns.length > 0 || hits.length > 0
  const { thing, place } = withoutPlace(context, query)
  const numbers = categoriesWhileTyping(context, thing, offered, isName)
  return {
    categories: infoOf(context, entries, numbers).map((info) => ({
      ...info,
      ...(place && { inPlace: numberIn(entries, info.name, place) }),
    })),
    ...(place && { place: place.label }),
    entries: hits
      .sort(byName)
      .slice(0, limits.entries)
      .map(({ uuid, name, category, city }) => ({ uuid, name, category, city })),
    towns: towns.slice(0, limits.towns),
  }
}

/** The last letters of the town or postcode may be missing. */
function withoutPlace(context: SearchContext, query: string) {
  const understood = context.understand(query)
  const thingSaid = queryWithoutPlace(query, understood)
  if (understood.place && thingSaid !== '') return { thing: thingSaid, place: understood.place }
  const [, thing = '', begun = ''] = /^(.*\S)\s+(\S+)$/u.exec(query.trim()) ?? []
  const isThing = begun.length >= minTownLetters && context.understand(thing).categories.length > 0
  const [town] = isThing ? context.places.beginningWith(plainWords(begun).join(' ')) : []
  if (town === undefined) return { thing: query, place: null }
  return { thing, place: context.understand(`${thing} ${town}`).place }
}

const numberIn = (entries: EntryStore, category: string, place: NamedPlace) =>
  isVillage(place) ? 0 : entries.inCategory(category).filter((entry) => isInPlace(place, entry)).length

function townsOfPostcodes({ postcodes }: EntryStore, digits: string) {
  const some = [...postcodes.keys()].filter((postcode) => postcode.startsWith(digits)).sort()
  return [...new Set(some.map((postcode) => postcodes.city(postcode)))]
}

/** Categories by name, then said, then meant, then begun; of short beginnings only if they begin no name. */
function categoriesWhileTyping(
  context: SearchContext,
  query: string,
  offered: (text: string) => readonly number[],
  isName: boolean,
) {
  const { words } = context
  const typed = plainWords(query)
  const last = typed.at(-1) ?? ''
  const isIn = (text: string) => ` ${plainWords(text).join(' ')}`.includes(` ${typed.join(' ')}`)
  const named = (namesOf: (category: KnownCategory) => string[]) =>
    words.categories.flatMap((category, number) => (namesOf(category).some(isIn) ? [number] : []))
  const isLong = last.length > 1 || typed.length > 1
  const byNames = isLong
    ? [...named(({ name }) => [name]), ...named(({ names }) => Object.values(names))]
    : []
  const isShort = last.length < minMeantLetters && isName
  const meant = isShort ? [] : [...offered(query), ...context.understand(query).categories]
  const found = new Set([...byNames, ...meant])
  if (last.length > 3 || (last.length > 1 && !isName && found.size === 0)) {
    const before = query.trim().replace(/(?<![\p{L}\p{N}\p{M}])[\p{L}\p{N}\p{M}]+$/u, '')
    // A short beginning most likely becomes one of the shorter words.
    for (const word of words.beginningWith(last).slice(0, maxEnds))
      for (const number of context.understand(before + word).categories.slice(0, 1)) found.add(number)
  }
  return [...found].slice(0, limits.categories)
}
