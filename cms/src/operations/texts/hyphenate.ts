// Other workspaces compile this file, too, and would not find the declarations by themselves.
/// <reference path="./hyphenopoly.d.ts" />
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { catalogues } from '@directory/shared/catalogues'
import { longWordsIn } from '@directory/shared/longWords'
import hyphenopoly from 'hyphenopoly'

/** The association writes German; only the interface has English texts. */
const englishWords = new Set(
  Object.values(catalogues.en).flatMap((part) => Object.values(part).flatMap((text) => longWordsIn(text))),
)

/** TeX hyphenation patterns by language, loaded at first use. */
let parting: Map<string, (word: string) => string> | undefined
function hyphensIn(word: string): string {
  if (!/[aeiouyäöü]/iu.test(word)) return word
  // The package calls a longer one an error, each time; no word of any list is.
  if (Math.max(word.length, word.normalize().length) > maxWordLength) return word
  parting ??= hyphenopoly.config({
    require: ['de', 'en-us'],
    hyphen: '-',
    sync: true,
    // Compiled, we do not stand beside the package.
    loaderSync: (file) =>
      readFileSync(createRequire(import.meta.url).resolve(`hyphenopoly/patterns/${file}`)),
    // Letters of other languages, which the patterns lack.
    substitute: { de: { é: 'e', è: 'e', ê: 'e', à: 'a', â: 'a', ç: 'c', ñ: 'n' }, 'en-us': { é: 'e' } },
  })
  return parting.get(englishWords.has(word) ? 'en-us' : 'de')?.(word) ?? word
}

/** What the package takes in. */
const maxWordLength = 61
const maxKept = 20_000
const kept = new Map<string, string>()

/** A word with `-` where it may be parted, if anywhere. */
export function hyphenate(word: string): string {
  const known = kept.get(word)
  if (known !== undefined) return known
  const hyphenated = withoutSmallEnds(hyphensIn(word))
  if (kept.size >= maxKept) kept.clear()
  kept.set(word, hyphenated)
  return hyphenated
}

/** Hyphenation that leaves two letters alone on a line does not help readers. */
function withoutSmallEnds(hyphenated: string): string {
  return hyphenated.replace(/^(\p{L}{1,2})-/u, '$1').replace(/-(?=\p{L}{1,2}$)/u, '')
}
