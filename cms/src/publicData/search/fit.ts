import type { Entry } from '#shared/entry'
import { plainWords } from '../words/plainWords.ts'
import type { DirectoryWords } from './DirectoryWords.ts'
import { isAboutAccess, isAside, isTreatment, type QueryWord } from './queryWords.ts'
import { hasAll, saidTexts } from './SaidWords.ts'

/** Letters of stems that may be found inside words, not only at their beginning or end. */
const minInnerLength = 5
/** Letters of words that may be found at the end of others. */
const minPartLength = 4
/** Points for a word of treatment ('reparieren'); naming the thing counts more. */
const shareOfTreatment = 0.6

/** How well each provider of a category fits a query, the more the better. */
export function fitIn(
  category: string,
  entries: readonly Entry[],
  words: readonly QueryWord[],
  directory: DirectoryWords,
): (entry: Entry) => number {
  const own = plainWords(category).join(' ')
  const things = words.filter(
    (word) => word.weight === 'content' && !isAside(word) && !own.includes(word.stem),
  )
  const texts = entries.map((entry) => saidTexts(entry).offer)
  const tests = things.map((word) => ({
    isNamed: testOf(word, own, texts, directory),
    share: isTreatment(word) ? shareOfTreatment : 1,
  }))
  const access = words.filter(isAboutAccess)
  // Access stated in the entry's words is surer than the general flag.
  const accessOf = (entry: Entry) =>
    hasAll(saidTexts(entry).details, access) ? 1 : Number(entry.barrierfree) / 2
  return (entry) => {
    const { offer } = saidTexts(entry)
    const named = tests.reduce((sum, { isNamed, share }) => sum + (isNamed(offer) ? share : 0), 0)
    return named / Math.max(1, tests.length) + (access.length > 0 ? accessOf(entry) : 0)
  }
}

const beginning = (stem: string) => (stem.length < minInnerLength ? ` ${stem}` : stem)

/** Whether a text with spaces around each word has one that is, begins or ends like it, or has a long one within. */
export function wordTest({ plain, stem }: QueryWord): (text: string) => boolean {
  const parts = [beginning(stem), ...(stem.length < minPartLength ? [] : [`${plain} `, `${stem} `])]
  return (text) => parts.some((part) => text.includes(part))
}

/** A test whether a text names the thing or, if no text does, whether it is one of few with a synonym. */
function testOf(word: QueryWord, own: string, texts: readonly string[], directory: DirectoryWords) {
  const isNamed = wordTest(word)
  if (texts.some(isNamed)) return isNamed
  const [fewest] = directory
    .synonymsOf(word)
    .map((stems) => stems.filter((stem) => !own.includes(stem)).map(beginning))
    .map((stems) => (text: string) => stems.some((stem) => text.includes(stem)))
    .map((isMeant) => ({ isMeant, count: texts.filter(isMeant).length }))
    .filter(({ count }) => count > 0 && count * 2 <= texts.length)
    .sort((a, b) => a.count - b.count)
  return fewest?.isMeant ?? (() => false)
}
