import type { Entry } from '@directory/shared/entry'
import { distanceM, type Position } from '@directory/shared/region'
import { nameKey } from '../nameKey.ts'
import { plainWords, stemOf } from '../words/plainWords.ts'
import type { SearchHit } from '../words/SearchIndex.ts'
import { asksForHelpAtHome } from './asksForHomeVisits.ts'
import type { EntrySearch } from './EntrySearch.ts'
import { compareByDistance, compareNumbers } from './order.ts'
import { Preference } from './Preference.ts'
import { isOrdinary, type QueryWord } from './queryWords.ts'

export const maxHits = 200
/** Maximum number of words of a query used to search the providers of a large category. */
const maxNaming = 4
/** Minimum length of a thing: shorter words are in too many names. */
const minThingLength = 6
/** Maximum number of providers named after a thing. */
const maxNamedAfter = 3
/** Maximum number of a large category's home visitors that are considered. */
const maxHomeVisitors = 2000

/** Finds the providers of the categories that a query means, best first. */
export class MeantCategories {
  constructor(private search: EntrySearch) {}

  /** Returns the few providers named after the thing: 'Rheumatreff' for 'Rheuma'. */
  namedAfterThing(): SearchHit[] {
    const { content, categories, urgent, place } = this.search.request.understood
    const { words } = this.search.context
    if (urgent !== null) return []
    const isWhere = (entry: Entry) => place === null || this.search.nearness.isNearby(entry)
    const meant = new Set(categories.map((number) => words.categories[number]?.key))
    return content.flatMap((word) => {
      if (word.plain.length < minThingLength || word.weight !== 'content' || words.isKind(word)) return []
      const others = content.filter((other) => other !== word && other.weight === 'content')
      const named = this.search.literal(
        [word],
        (entry) => meant.has(nameKey(entry.category)) && isNamedAfter(entry, word) && isWhere(entry),
      )
      if (named.length > maxNamedAfter) return []
      return named.filter(({ entry }) => others.every((other) => this.isAnsweredBy(entry, other)))
    })
  }

  private isAnsweredBy(entry: Entry, word: QueryWord): boolean {
    return (
      isOrdinary(word) ||
      this.search.context.means(word.typed, entry.category) ||
      plainWords(`${entry.name} ${entry.services}`).some((plain) => stemOf(plain) === word.stem)
    )
  }

  /** Returns the categories; if help at home is wanted, those without home visits last. */
  comingFirst(): readonly number[] {
    const { categories, words } = this.search.request.understood
    if (!asksForHelpAtHome(words)) return categories
    const stays = (number: number) => {
      const name = this.search.nameOf(number)
      return (
        !this.search.context.homeVisitsByNature.has(name) &&
        this.search.entries.homeVisitorsOf(name).length === 0
      )
    }
    return [...categories].sort((a, b) => Number(stays(a)) - Number(stays(b)))
  }

  /**
   * Returns a category's providers: those with home visits or the thing first, if asked for; then by distance or name.
   */
  inOrder(number: number): Entry[] {
    const category = this.search.nameOf(number)
    const { words, placeWords, otherPlaceWords } = this.search.request.understood
    const otherWords = words.filter((word) => !placeWords.includes(word) && !otherPlaceWords.includes(word))
    const preference = new Preference(otherWords, category, (word) =>
      this.search.context.words.synonymsOf(word),
    )
    const some = this.someOf(category, preference)
    const fitOf = preference.of(some)
    const sorted = this.search.nearness.counts
      ? this.nearestFirst(some, fitOf)
      : some
          .map((entry, i) => ({
            entry,
            i,
            fit: fitOf(entry) + isGeneral(entry) / 100,
            age: this.search.age(entry),
          }))
          .sort((a, b) => b.fit - a.fit || a.age - b.age || a.i - b.i)
          .map(({ entry }) => entry)
    return this.wantsVisits(preference) ? this.search.nearness.visitorsFirst(sorted) : sorted
  }

  /** Returns all entries of a small category; of a large one, the first entries and those that may fit better. */
  private someOf(category: string, preference: Preference): Entry[] {
    const { entries } = this.search
    const { origin } = this.search.nearness
    const isWanted = (entry: Entry) => this.search.isWanted(entry)
    const matching = new Set<Entry>()
    if (entries.numberOf(category) > maxHits) {
      const key = nameKey(category)
      const isOfIt = (entry: Entry) => nameKey(entry.category) === key
      for (const word of preference.specificWords.slice(0, maxNaming))
        for (const { entry } of this.search.literal([word], isOfIt)) matching.add(entry)
      const isForVisits = this.wantsVisits(preference) || this.search.request.homeVisitsOnly
      const homeVisitors = entries.homeVisitorsOf(category).slice(0, maxHomeVisitors).filter(isWanted)
      for (const entry of homeVisitors)
        if (isForVisits || this.search.nearness.comesThere(entry)) matching.add(entry)
    }
    const first = origin
      ? this.around(category, origin)
      : entries.firstOfCategory(category, { isWanted, age: this.search.age, max: maxHits })
    for (const entry of first) matching.add(entry)
    return [...matching]
  }

  /** Returns as many entries of a category as are ever shown, from the nearest towns. */
  private around(category: string, origin: Position): Entry[] {
    const towns = [...this.search.entries.byTown(category)].map(([key, entries]) => {
      const [one] = entries
      const middle =
        this.search.entries.towns.middle(key) ?? (one ? this.search.entries.townPositions.of(one) : null)
      return { entries, away: middle ? distanceM(middle, origin) : Number.POSITIVE_INFINITY }
    })
    const near: Entry[] = []
    for (const { entries } of towns.sort((a, b) => compareNumbers(a.away, b.away))) {
      if (near.length >= maxHits) break
      for (const entry of entries) if (this.search.isWanted(entry)) near.push(entry)
    }
    return near
  }

  private nearestFirst(entries: readonly Entry[], fitOf: (entry: Entry) => number): Entry[] {
    const sorted = entries.map((entry) => {
      const distanceRank = this.search.nearness.rank(entry)
      const away = this.search.nearness.away(entry, distanceRank === 2)
      return { entry, there: distanceRank, fit: fitOf(entry), age: this.search.age(entry), away }
    })
    sorted.sort((a, b) => b.there - a.there || b.fit - a.fit || compareByDistance(a, b))
    return sorted.map(({ entry }) => entry)
  }

  private wantsVisits(preference: Preference): boolean {
    return preference.wantsVisits || this.search.request.understood.wantsVisits
  }
}

/** Returns 1 if it helps with everything of its kind, as 'Allgemeine Beratung' and 'Allgemeinmedizin' do. */
const isGeneral = ({ services }: Entry) => Number(/(?:^|, )allgemein/i.test(services))

const isNamedAfter = ({ name }: Entry, { plain, stem }: QueryWord) =>
  plainWords(name).some((own) => own.startsWith(plain) || stemOf(own) === stem)
