import type { Entry } from '@directory/shared/entry'
import { nameKey } from '../nameKey.ts'
import type { Findings } from './Findings.ts'
import { type Kind, kinds, SaidWords } from './said.ts'
import { takeNamedAfterThing } from './takeMeant.ts'

/** The categories that a query names; `isName` if by their names, not by an everyday word. */
export interface NamedCategories {
  categories: readonly number[]
  isName: boolean
}

interface Saying {
  entry: Entry
  kind: Kind
}

/** Takes the providers that are or say what was typed; returns the categories named. */
export function takeSaid(said: SaidWords, found: Findings): NamedCategories {
  const { context, request } = found.search
  const { offered, categories } = request.understood
  const isWhole = said.isWhole || categories.length === 0
  const hits = isWhole || said.mayBeService ? sayingHits(said, isWhole, found) : []
  const named = context.words.categoriesNamed(isWhole ? said.all : [])
  const all = named.isSure ? named.categories : offering(named.categories, said, hits, found)
  for (const { entry, kind } of hits) {
    // What a provider is stands before a word in its name: 'Garten' before 'Café Garten'.
    const other = kind === kinds.name && all.length > 0 ? kinds.service : kind
    found.add({ entry, kind: other, group: 0, fit: found.closeness(entry, offered) })
  }
  if (all.length > 0 && !named.isName) takeNamedAfterThing(kinds.category, found)
  for (const number of all) found.takeCategory(number, kinds.category)
  return { categories: all, isName: named.isName }
}

/** Returns who says the words; of a query that is more than its words only who has a service written like it. */
function sayingHits(said: SaidWords, isWhole: boolean, { search }: Findings): Saying[] {
  const { place, words } = search.request.understood
  const withPlace = place && new SaidWords(words)
  const kindOf = (entry: Entry): Kind | null => {
    if (!isWhole)
      return (withPlace ?? said).isWrittenIn(entry) || said.isWrittenIn(entry) ? kinds.wholeService : null
    const whole = withPlace?.kindIn(entry) ?? null
    return whole !== null && whole <= kinds.service ? whole : said.kindIn(entry)
  }
  return search.entries.words.sayingAll(said.content.map(({ plain }) => plain)).flatMap((entry) => {
    const kind = kindOf(entry)
    return kind === null ? [] : { entry, kind }
  })
}

/** Returns the categories of an everyday word; if others offer just that, only those that do, too. */
function offering(
  categories: readonly number[],
  said: SaidWords,
  hits: readonly Saying[],
  found: Findings,
): readonly number[] {
  if (!hits.some(({ kind, entry }) => kind === kinds.name || said.isServiceOf(entry))) return categories
  const offering = hits.filter(({ kind }) => kind <= kinds.nearService)
  const saying = new Set(offering.map(({ entry }) => nameKey(entry.category)))
  const own = categories.filter((number) => saying.has(nameKey(found.nameOf(number))))
  if (own.length > 0) return own
  return categories.filter((number) => found.ofCategory(number).some((entry) => said.hasKindOfIt(entry)))
}
