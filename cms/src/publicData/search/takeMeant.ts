import type { Entry } from '@directory/shared/entry'
import { seemsToMakeHomeVisits } from '../homeVisitors.ts'
import { plainWords, stemOf } from '../words/plainWords.ts'
import { asksForHelpAtHome } from './asides.ts'
import type { Candidates } from './Candidates.ts'
import { vocabulary } from './concepts.ts'
import { isOrdinary, type QueryWord, queryWords } from './queryWords.ts'
import { type Kind, kinds, SaidWords, saidTexts } from './said.ts'

/** Maximum number of entries named after a thing: of more none is meant. */
const maxNamed = 3
/** Minimum length of a thing: shorter words are in too many names. */
const minThingLength = 6

/** Takes whom the words mean: who is named after the thing, who offers it in other words, the categories. */
export function takeMeant(found: Candidates): void {
  const { isWider, offered, missing, categories, words } = found.search.request.understood
  if (!isWider) takeNamedAfterThing(kinds.meaning, found)
  else if (missing !== null) takeOffering(missing, found)
  const { homeVisitsByNature } = found.search.context
  const stays = (number: number) =>
    !homeVisitsByNature.has(found.nameOf(number)) && !found.ofCategory(number).some(seemsToMakeHomeVisits)
  // If help at home is wanted, categories without home visits come last.
  const inTurn = asksForHelpAtHome(words)
    ? [...categories].sort((a, b) => Number(stays(a)) - Number(stays(b)))
    : categories
  const last = isWider ? -1 : inTurn.findLastIndex((number) => offered.includes(number))
  for (const [i, number] of inTurn.entries())
    found.takeCategory(number, i <= last ? kinds.meaning : kinds.guess)
}

/** Takes those who offer what has no category here, by any name of it: a caretaker who clears flats. */
function takeOffering(concept: number, found: Candidates): void {
  const { concepts, usualCategories } = vocabulary()
  const usual = usualCategories.find(({ name }) => name === concepts[concept]?.categories[0])
  for (const text of usual ? [usual.name, ...usual.also] : []) {
    const said = new SaidWords(queryWords(text))
    const saying = found.search.entries.words.sayingAll(said.content.map(({ plain }) => plain))
    found.take(
      saying.filter((entry) => said.isServiceOf(entry)),
      kinds.meaning,
    )
  }
}

/** Takes the few providers of the categories meant that are named after the thing: 'Rheumatreff' for 'Rheuma'. */
export function takeNamedAfterThing(kind: Kind, found: Candidates): void {
  const { context, request } = found.search
  const { content, categories, urgent, place } = request.understood
  if (urgent !== null) return
  const isWhere = (entry: Entry) => place === null || found.nearness.isNearby(entry)
  const meant = categories.flatMap((number) => found.ofCategory(number)).filter(isWhere)
  const isAnswered = (entry: Entry, word: QueryWord) =>
    isOrdinary(word) ||
    context.means(word.typed, entry.category) ||
    plainWords(`${entry.name} ${entry.services}`).some((plain) => stemOf(plain) === word.stem)
  const things = content.filter(({ weight }) => weight === 'content')
  const named = things.flatMap((word) => {
    if (word.plain.length < minThingLength || context.words.isKind(word)) return []
    const own = meant.filter((entry) => isNamedAfter(entry, word))
    if (own.length > maxNamed) return []
    return own.filter((entry) => things.every((other) => other === word || isAnswered(entry, other)))
  })
  found.take(named, kind, (entry) => found.closeness(entry, categories))
}

const isNamedAfter = (entry: Entry, { plain, stem }: QueryWord) =>
  saidTexts(entry).name.some((own) => own.startsWith(plain) || stemOf(own) === stem)
