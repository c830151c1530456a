import type { Entry } from '#shared/entry'
import { seemsToMakeHomeVisits } from '../homeVisitors.ts'
import { nameKey } from '../nameKey.ts'
import { stemOf } from '../words/plainWords.ts'
import { asksForHelpAtHome, hasFeatures } from './asides.ts'
import type { Candidates } from './Candidates.ts'
import { usualNameOf, vocabulary } from './concepts.ts'
import type { NamedCategories } from './DirectoryWords.ts'
import { offering, wholeFit } from './fit.ts'
import { isOrdinary, type QueryWord, queryWords } from './queryWords.ts'
import { type Kind, kinds, SaidWords, saidTexts } from './SaidWords.ts'

/** With more entries named after a thing, none of them is meant. */
const maxNamed = 3
/** Letters of a thing's word; shorter ones are in too many names. */
const minThingLength = 6
/** What categories without home visits fit less if those are wanted. */
const lessAtHome = 0.1

/** Takes entries whose name, services or details say the words, and the categories so named; returns these. */
export function takeSaid(said: SaidWords, found: Candidates): Omit<NamedCategories, 'isSure'> {
  const { context, entries, request } = found.search
  const { asked, categories, isCategory } = request.understood
  const isWhole = said.isWhole || isCategory || categories.length === 0
  const hits = sayingHits(said, isWhole, found)
  // 'Heim mit Friseur' does not name the category of hairdressers.
  const isNamed = isWhole && (isCategory || !hasFeatures(asked, (word) => context.words.isKind(word)))
  const { isSure, isName, categories: all } = context.words.categoriesNamed(isNamed ? said.all : [])
  // An everyday word that entries have as name or service names only the categories of these entries.
  const isOffered = hits.some(({ kind, entry }) => kind === kinds.name || said.isServiceOf(entry))
  const saying = new Set(
    hits.flatMap(({ kind, entry }) => (kind <= kinds.service ? nameKey(entry.category) : [])),
  )
  const named = isSure || !isOffered ? all : all.filter((number) => saying.has(nameKey(found.nameOf(number))))
  for (const { entry, kind } of hits) {
    // For 'Garten' the category of gardeners ranks before a 'Café Garten'.
    const isOnlyInName = kind === kinds.name && named.length > 0 && (isName || said.all.length < 2)
    const fit = found.closeness(entry, categories)
    found.add({ entry, kind: isOnlyInName ? kinds.service : kind, group: 0, fit, bestOfGroup: fit })
  }
  const isSaid = hits.some(({ kind }) => kind <= kinds.service)
  // Entries that only may be meant rank with their whole category, behind those that say the words.
  const inOtherForm = (kind: Kind) => (named.length > 0 && !isSure ? kinds.category : kind)
  for (const compound of isWhole && !isSaid ? said.compounds : [])
    for (const entry of entries.words.fuzzyAll(compound, true)) {
      const isOffer = saidTexts(entry).offer.includes(` ${compound}`)
      if (isOffer || hits.length === 0)
        found.take([entry], isOffer ? inOtherForm(kinds.service) : kinds.details)
    }
  const things = said.content.filter(({ weight }) => weight === 'content')
  if (!isSaid && things.length > 1) found.take(found.sayingInParts(things), inOtherForm(kinds.meaning))
  if (!isSaid && named.length > 0 && !isSure) takeOfferingInPlace(kinds.category, found)
  if (named.length > 0 && !isName) takeNamedAfterThing(kinds.category, found)
  // 'Rauchmelder' is a service of some entries of a category, so the others rank lower.
  const isOfSome = (number: number) => found.ofCategory(number).some((entry) => said.isServiceOf(entry))
  const kind = !isName && named.some(isOfSome) ? kinds.meaning : kinds.category
  for (const number of named) found.takeCategory(number, kind)
  return { categories: named, isName }
}

export function takeServices(said: SaidWords, found: Candidates, kind: Kind) {
  const saying = found.saying(said.content).filter((entry) => said.isServiceOf(entry))
  found.take(saying, kind)
}

/** Entries that say the words. If the query says more, only those that have it written like that. */
function sayingHits(said: SaidWords, isWhole: boolean, found: Candidates): { entry: Entry; kind: Kind }[] {
  // An entry that only mentions an unlisted kind of provider is no hit: 'Die Krankenkasse zahlt einen Zuschuss'.
  const isLacking = said.all.length < 2 && found.search.context.words.lacksKind(said.all)
  return found.saying(said.content).flatMap((entry) => {
    const kind = isWhole ? said.kindIn(entry) : said.writtenIn(entry)
    return kind === null || (isLacking && kind === kinds.details) ? [] : { entry, kind }
  })
}

/** Takes entries by the meaning of the words. Returns the words that lead to no entry. */
export function takeMeant(found: Candidates) {
  const { context, entries, request } = found.search
  const { isWider, missing, categories, words, content, unmatched, urgent } = request.understood
  if (!isWider) takeNamedAfterThing(kinds.meaning, found)
  else if (missing !== null) takeOffering(missing, found)
  takeOfferingInPlace(kinds.meaning, found)
  const mayCome = (number: number) =>
    context.homeVisitsByNature.has(found.nameOf(number)) ||
    found.ofCategory(number).some(seemsToMakeHomeVisits)
  // If help at home is wanted, categories without home visits come last.
  const isAtHome = asksForHelpAtHome(words) && !hasFeatures(words, (word) => context.words.isKind(word))
  // If no word is known as a whole, only parts of words have a meaning: a guess.
  const isGuessed = isWider || (content.length > 0 && !content.some((word) => context.words.explains(word)))
  const kind = isGuessed ? kinds.guess : kinds.meaning
  for (const number of categories)
    found.takeCategory(number, kind, isAtHome && !mayCome(number) ? lessAtHome : 0)
  if (urgent === null) {
    const offers = offering(found.telling, entries.words)
    found.take(offers.keys(), isWider ? kinds.guess : kinds.meaning, (entry) => offers.get(entry) ?? 0)
  }
  found.takeLiteral(content.filter((word) => word.weight === 'content' && !unmatched.includes(word)))
  return unmatched
}

const usualCategoryOf = (concept: number) =>
  vocabulary().usualCategories.find(({ name }) => name === usualNameOf(concept))

const takeService = (service: string, kind: Kind, found: Candidates) =>
  takeServices(new SaidWords(queryWords(service)), found, kind)

/** Entries with a service that is called like an unlisted category: a caretaker who clears flats. */
function takeOffering(concept: number, found: Candidates) {
  const usual = usualCategoryOf(concept)
  for (const text of usual ? [usual.name, ...usual.also] : []) takeService(text, kinds.meaning, found)
}

/** The same for a query with a place, by the main name of the unlisted category only. */
function takeOfferingInPlace(kind: Kind, found: Candidates) {
  const { place, missing } = found.search.request.understood
  const usual = place && missing !== null ? usualCategoryOf(missing) : undefined
  if (usual) takeService(usual.name, kind, found)
}

/** Entries of the meant categories that are named after the thing, if they are few: 'Rheumatreff' for 'Rheuma'. */
function takeNamedAfterThing(kind: Kind, found: Candidates) {
  const { context, request } = found.search
  const { content, categories, urgent } = request.understood
  const words = content.filter((word) => word.weight === 'content' && !isOrdinary(word))
  const isThing = (word: QueryWord) => word.plain.length >= minThingLength && !context.words.isKind(word)
  const named = categories
    .flatMap((number) => found.ofCategory(number))
    .filter((entry) => {
      const { name, category } = saidTexts(entry)
      // A workshop for wheelchairs is not named after a 'ride with a wheelchair'.
      const isSaid = (word: QueryWord) => beginsWith(name, word) || beginsWith(category, word)
      return words.every(isSaid) && words.some((word) => isThing(word) && beginsWith(name, word))
    })
  if (urgent === null && named.length <= maxNamed)
    found.take(named, kind, (entry) => wholeFit + found.closeness(entry, categories))
}

const beginsWith = (texts: readonly string[], { plain, stem }: QueryWord) =>
  texts.some((own) => own.startsWith(plain) || stemOf(own) === stem)
