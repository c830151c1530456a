// Other workspaces compile this file, too, and would not find the declarations by themselves.
/// <reference path="./hyphen.d.ts" />
import { catalogues } from '@directory/shared/catalogues'
import { longWordsIn } from '@directory/shared/longWords'
import createHyphenator from 'hyphen'
import german from 'hyphen/patterns/de-1996.js'
import english from 'hyphen/patterns/en-us.js'

const options = { hyphenChar: '-' }
const germanHyphens = createHyphenator(german, options)

/** What the association writes is German; English are the texts of the interface. */
const englishWords = new Set(
  Object.values(catalogues.en).flatMap((part) => Object.values(part).flatMap((text) => longWordsIn(text))),
)

/** Made when an English page is first drawn: it takes 2 MB. */
let englishHyphens: ((word: string) => string) | undefined
function hyphensIn(word: string): string {
  if (!englishWords.has(word)) return germanHyphens(word)
  englishHyphens ??= createHyphenator(english, options)
  return englishHyphens(word)
}

const mostKept = 20_000
const kept = new Map<string, string>()

/** A word with `-` where it may be parted, if anywhere. */
export function hyphenate(word: string): string {
  const known = kept.get(word)
  if (known !== undefined) return known
  const twin = withoutSmallEnds(hyphensIn(word))
  if (kept.size >= mostKept) kept.clear()
  kept.set(word, twin)
  return twin
}

/** Two letters alone on a line help nobody to read. */
function withoutSmallEnds(hyphenated: string): string {
  return hyphenated.replace(/^(\p{L}{1,2})-/u, '$1').replace(/-(?=\p{L}{1,2}$)/u, '')
}
