// Other workspaces compile this file, too, and would not find the declarations by themselves.
/// <reference path="./hyphenopoly.d.ts" />

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { BoundedCache } from '@directory/shared/BoundedCache'
import { catalogues } from '@directory/shared/catalogues'
import { longWordsIn } from '@directory/shared/longWords'
import hyphenopoly from 'hyphenopoly'

/** The association writes German; only the interface has English texts. */
const englishWords = new Set(
  Object.values(catalogues.en).flatMap((part) => Object.values(part).flatMap((text) => longWordsIn(text))),
)

/** TeX hyphenation patterns by language, loaded on first use. */
let parting: Map<string, (word: string) => string> | undefined
function hyphensIn(word: string): string {
  if (!/[aeiouyäöü]/iu.test(word)) return word
  // The package reports an error for each longer word; no word of any list is longer.
  if (Math.max(word.length, word.normalize().length) > maxWordLength) return word
  parting ??= hyphenopoly.config({
    require: ['de', 'en-us'],
    hyphen: '-',
    sync: true,
    // The compiled server is not next to the package.
    loaderSync: (file) =>
      readFileSync(createRequire(import.meta.url).resolve(`hyphenopoly/patterns/${file}`)),
    // Letters of other languages, which the patterns lack.
    substitute: { de: { é: 'e', è: 'e', ê: 'e', à: 'a', â: 'a', ç: 'c', ñ: 'n' }, 'en-us': { é: 'e' } },
  })
  return parting.get(englishWords.has(word) ? 'en-us' : 'de')?.(word) ?? word
}

/** Maximum number of letters of the package. */
const maxWordLength = 61
const kept = new BoundedCache<string, string>(20_000)

/** Returns a word with `-` where it may be split, if anywhere. */
export function hyphenate(word: string): string {
  const cached = kept.get(word)
  if (cached !== undefined) return cached
  const hyphenated = withoutSmallEnds(hyphensIn(word))
  kept.set(word, hyphenated)
  return hyphenated
}

/** Removes hyphens that would leave one or two letters alone on a line. */
function withoutSmallEnds(hyphenated: string): string {
  return hyphenated.replace(/^(\p{L}{1,2})-/u, '$1').replace(/-(?=\p{L}{1,2}$)/u, '')
}
