import type { Entry } from '@directory/shared/entry'
import { seemsToMakeHomeVisits } from '../homeVisitors.ts'
import { plainWords } from '../words/plainWords.ts'
import { isAboutAccess, isAboutVisits, isAside, isTreatment, type QueryWord } from './queryWords.ts'
import { saidTexts } from './said.ts'

/** Minimum length of stems found inside words, not only at their beginning. */
const minPartLength = 5
/** Points for what is to be done with a thing: naming the thing counts more. */
const shareOfTreatment = 0.6

const hasStem = (text: string, stem: string) => text.includes(stem.length < minPartLength ? ` ${stem}` : stem)

/**
 * Returns how well each provider of a category fits a query, the more the better.
 *
 * @param synonymsOf returns the stems of other words for a thing
 */
export function fitIn(
  category: string,
  entries: readonly Entry[],
  words: readonly QueryWord[],
  synonymsOf: (word: QueryWord) => readonly (readonly string[])[],
): (entry: Entry) => number {
  const own = plainWords(category).join(' ')
  const isSpecific = (word: QueryWord) =>
    word.weight === 'content' && !isAside(word) && !own.includes(word.stem)
  const texts = entries.map((entry) => saidTexts(entry).offer)
  const tests = words.filter(isSpecific).map((word) => {
    const others = () => synonymsOf(word).map((stems) => stems.filter((stem) => !own.includes(stem)))
    return { isNamed: testOf(word, others, texts), share: isTreatment(word) ? shareOfTreatment : 1 }
  })
  const wantsVisits = words.some(isAboutVisits)
  const wantsAccess = words.some(isAboutAccess)
  return (entry) => {
    const { offer } = saidTexts(entry)
    const named = tests.reduce((sum, { isNamed, share }) => sum + (isNamed(offer) ? share : 0), 0)
    return (
      named / Math.max(1, tests.length) +
      Number(wantsVisits && seemsToMakeHomeVisits(entry)) +
      Number(wantsAccess && entry.barrierfree)
    )
  }
}

/** Returns a test whether a text names the thing or, if no text does, whether it is one of few with a synonym. */
function testOf(
  { stem }: QueryWord,
  synonyms: () => readonly (readonly string[])[],
  texts: readonly string[],
): (text: string) => boolean {
  const isNamed = (text: string) => hasStem(text, stem)
  if (texts.some(isNamed)) return isNamed
  const [fewest] = synonyms()
    .map((stems) => (text: string) => stems.some((one) => hasStem(text, one)))
    .map((isMeant) => ({ isMeant, count: texts.filter(isMeant).length }))
    .filter(({ count }) => count > 0 && count * 2 <= texts.length)
    .sort((a, b) => a.count - b.count)
  return fewest?.isMeant ?? (() => false)
}
