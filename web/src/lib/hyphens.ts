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

/** The pieces of a text between which a line may end with a hyphen; one where there is no such place. */
export function partsOf(text: string): string[] {
  return replaceLongWords(text, marked).split(mark)
}

/** The same for HTML: as `jsx/parted.ts` draws it. */
export function partedHtml(html: string): string {
  return replaceLongWords(html, marked, 'html').replaceAll(mark, '<soft-hyphen></soft-hyphen>')
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
