import type { Entry } from '@directory/shared/entry'
import { nameKey } from '../nameKey.ts'
import type { Candidates } from './Candidates.ts'
import type { NamedCategories } from './DirectoryWords.ts'
import { type Kind, kinds, SaidWords } from './said.ts'
import { takeNamedAfterThing } from './takeMeant.ts'

interface Saying {
  entry: Entry
  kind: Kind
}

/** Takes the providers that are or say what was typed; returns the categories named. */
export function takeSaid(said: SaidWords, found: Candidates): Omit<NamedCategories, 'isSure'> {
  const { context, request } = found.search
  const { offered, categories } = request.understood
  const isWhole = said.isWhole || categories.length === 0
  const hits = isWhole || said.mayBeService ? sayingHits(said, isWhole, found) : []
  const { isSure, isName, categories: all } = context.words.categoriesNamed(isWhole ? said.all : [])
  // If others say just an everyday word for a category, only the categories of those are named by it.
  const isOffered = hits.some(({ kind, entry }) => kind === kinds.name || said.isServiceOf(entry))
  const saying = new Set(
    hits.flatMap(({ kind, entry }) => (kind <= kinds.nearService ? nameKey(entry.category) : [])),
  )
  const named = isSure || !isOffered ? all : all.filter((number) => saying.has(nameKey(found.nameOf(number))))
  for (const { entry, kind } of hits) {
    // What a provider is stands before a word in its name: 'Garten' before 'Café Garten'.
    const isOnlyInName = kind === kinds.name && named.length > 0 && (isName || said.all.length < 2)
    const other = isOnlyInName ? kinds.service : kind
    const fit = found.closeness(entry, offered) + Number(said.isRowIn(entry)) * 100
    found.add({ entry, kind: other, group: 0, fit })
  }
  if (named.length > 0 && !isName) takeNamedAfterThing(kinds.category, found)
  for (const number of named) found.takeCategory(number, kinds.category)
  return { categories: named, isName }
}

/** Returns who says the words; of a query that is more than its words only who has it written like that. */
function sayingHits(said: SaidWords, isWhole: boolean, { search }: Candidates): Saying[] {
  const { place, words } = search.request.understood
  const withPlace = place && new SaidWords(words)
  const kindOf = (entry: Entry): Kind | null => {
    if (!isWhole) {
      const isWritten = withPlace?.isWrittenIn(entry) || said.isWrittenIn(entry) || said.isRowIn(entry)
      return isWritten ? kinds.wholeService : null
    }
    const whole = withPlace?.kindIn(entry) ?? null
    return whole !== null && whole <= kinds.service ? whole : said.kindIn(entry)
  }
  return search.entries.words.sayingAll(said.content.map(({ plain }) => plain)).flatMap((entry) => {
    const kind = kindOf(entry)
    return kind === null ? [] : { entry, kind }
  })
}
