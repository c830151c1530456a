import { appendTo } from '@directory/shared/appendTo'
import type { Entry } from '@directory/shared/entry'
import { nameKey } from '../nameKey.ts'
import type { SearchHit } from '../words/SearchIndex.ts'
import type { EntrySearch } from './EntrySearch.ts'
import { maxHits } from './MeantCategories.ts'
import { type Kind, kinds, SaidWords } from './saidKinds.ts'

/** The categories that a query names; `isName` if by their names, not by an everyday word. */
export interface NamedCategories {
  categories: readonly number[]
  isName: boolean
}

interface SayingHit extends SearchHit {
  kind: Kind
}

/**
 * Returns the categories that the words name, and the providers that say them, by kind; of a query that is more than
 * its words only those with a service that is written like it.
 */
export function findSaid(said: SaidWords, isWhole: boolean, search: EntrySearch) {
  const { context, request } = search
  const { place, words, offered } = request.understood
  const withPlace = place && new SaidWords(words)
  const kindOf = (entry: Entry): Kind | null => {
    if (!isWhole)
      return (withPlace ?? said).isWrittenIn(entry) || said.isWrittenIn(entry) ? kinds.wholeService : null
    const whole = withPlace?.kindIn(entry) ?? null
    return whole !== null && whole <= kinds.service ? whole : said.kindIn(entry)
  }
  const categoryOf = (number: number) => context.words.categories[number]?.key
  const meant = new Set(offered.map(categoryOf))
  const found =
    isWhole || said.mayBeService ? candidates(said, search, (entry) => kindOf(entry) !== null) : []
  const hits: SayingHit[] = found.map(({ entry }) => ({
    entry,
    kind: kindOf(entry) as Kind,
    score: Number(meant.has(nameKey(entry.category))),
  }))
  hits.sort((a, b) => b.score - a.score)
  const { isName, ...all } = context.words.categoriesNamed(isWhole ? said.all : [])
  const categories = all.isSure ? all.categories : categoriesSaying(all.categories, said, hits, search)
  const byKind = new Map<Kind, SearchHit[]>()
  for (const hit of hits) {
    // What a provider is stands before a word in its name: 'Garten' before 'Café Garten'.
    const kind = hit.kind === kinds.name && categories.length > 0 ? kinds.service : hit.kind
    appendTo(byKind, kind, hit)
  }
  return { named: { categories, isName }, byKind }
}

/** Finds the entries with all of the words; if there are too many, those near the place of the query in any case. */
function candidates(
  { beginnings }: SaidWords,
  search: EntrySearch,
  isWanted: (entry: Entry) => boolean,
): SearchHit[] {
  const text = beginnings.join(' ')
  const { nearness } = search
  const all = search.hits(text, { isWanted, isSpeltRight: true })
  if (all.length < maxHits || !nearness.counts) return all
  const isNearby = (entry: Entry) => nearness.isNearby(entry) && isWanted(entry)
  const near = search.hits(text, { isWanted: isNearby, isSpeltRight: true })
  const isNear = new Set(near.map(({ entry }) => entry))
  return [...near, ...all.filter(({ entry }) => !isNear.has(entry))]
}

/** Returns the categories of an everyday word; if others offer just that, only those that offer it, too. */
function categoriesSaying(
  categories: readonly number[],
  said: SaidWords,
  hits: readonly SayingHit[],
  { context, entries }: EntrySearch,
): readonly number[] {
  const isOffered = ({ kind, entry }: SayingHit) => kind === kinds.name || said.isServiceOf(entry)
  if (categories.length === 0 || !hits.some(isOffered)) return categories
  const offering = hits.filter(({ kind }) => kind <= kinds.nearService)
  const saying = new Set(offering.map(({ entry }) => nameKey(entry.category)))
  const own = categories.filter((number) => saying.has(context.words.categories[number]?.key ?? ''))
  if (own.length > 0) return own
  return categories.filter((number) => {
    const { name = '' } = context.words.categories[number] ?? {}
    const some = entries.firstOfCategory(name, { isWanted: () => true, age: () => 0, max: maxHits })
    return some.some((entry) => said.hasKindOfIt(entry))
  })
}
