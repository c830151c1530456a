import { replaceLongWords } from '@directory/shared/longWords'
import { callUrl } from './api.ts'

/** A long word with `-` where it may be parted. */
type Hyphenate = (word: string) => string

const twins = new Map<string, string>()
const known: Hyphenate = (word) => twins.get(word) ?? word
let hyphenate = known

/** Words with their hyphens, as the server has them. */
export function learnHyphens(words: readonly string[]): void {
  for (const word of words) twins.set(word.replaceAll('-', ''), word)
}

/** On the server: draws with the server's hyphens, and tells which words were met. Nothing else is drawn meanwhile. */
export function withHyphens<T>(ofServer: Hyphenate, draw: () => T): { drawn: T; words: string[] } {
  const met = new Set<string>()
  hyphenate = (word) => {
    const twin = ofServer(word)
    if (twin !== word) met.add(twin)
    return twin
  }
  try {
    return { drawn: draw(), words: [...met] }
  } finally {
    hyphenate = known
  }
}

/** Cannot stand in a text that somebody has typed. */
const mark = '\u0000'
const marked: Hyphenate = (word) => hyphenate(word).replaceAll('-', mark)

/** A single letter before a hyphen ("E-Mail", "S-Bahn") is no end of a line; longer words have to break somewhere. */
const oneLetter = String.raw`(?<![\p{L}\p{N}@.-])\p{L}-\p{L}{1,9}(?![\p{L}@])`
/** Nor is the time at which something opens. */
const times = String.raw`(?<!\d)\d{1,2}[:.]\d\d[-–]\d{1,2}[:.]\d\d(?!\d)`
const inText = new RegExp(`${mark}|${oneLetter}|${times}`, 'gu')
const inHtml = new RegExp(`${mark}|<[^>]*>|${oneLetter}|${times}`, 'gu')

/** A piece of a text; `whole` stays in one line, `null` is a place where a line may end with a hyphen. */
export type Part = string | { whole: string } | null

/** One piece where there is nothing to say about its lines. */
export function partsOf(text: string): Part[] {
  const hyphenated = replaceLongWords(text, marked)
  if (hyphenated === text && !/[-–]/.test(text)) return [text]
  const parts: Part[] = []
  let end = 0
  for (const { 0: found, index } of hyphenated.matchAll(inText)) {
    if (index > end) parts.push(hyphenated.slice(end, index))
    parts.push(found === mark ? null : { whole: found })
    end = index + found.length
  }
  if (end < hyphenated.length) parts.push(hyphenated.slice(end))
  return parts
}

/** The same for HTML: as `jsx/parted.ts` draws it. */
export function partedHtml(html: string): string {
  return replaceLongWords(html, marked, 'html').replace(inHtml, (found) => {
    if (found === mark) return '<soft-hyphen></soft-hyphen>'
    return found.startsWith('<') ? found : `<whole-word>${found}</whole-word>`
  })
}

let loading: Promise<void> | null | undefined

/** All words of the directory, for whoever moves on from the first page; null where they are here. */
export function loadHyphens(): Promise<void> | null {
  if (loading === undefined)
    loading = fetch(callUrl('GET /api/hyphens', {}))
      .then((response) => response.json())
      .then(({ words }: { words: string[] }) => {
        learnHyphens(words)
        loading = null
      })
      // Long words just break; the next step asks again.
      .catch(() => {
        loading = undefined
      })
  return loading
}
