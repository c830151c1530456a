import { replaceLongWords } from '@directory/shared/longWords'
import { callUrl } from './api.ts'

/** Marks possible hyphenations of a long word with `-`. */
type Hyphenate = (word: string) => string

const hyphenated = new Map<string, string>()
const learnedHyphens: Hyphenate = (word) => hyphenated.get(word) ?? word
let hyphenate = learnedHyphens

/** Adds hyphenated words that the server sent. */
export function addHyphens(words: readonly string[]): void {
  for (const word of words) hyphenated.set(word.replaceAll('-', ''), word)
}

/**
 * Renders on the server with its hyphenation and lists the hyphenated words. Synchronous, so two renders never share
 * state.
 */
export function withHyphens<T>(
  hyphenateOnServer: Hyphenate,
  render: () => T,
): { rendered: T; words: string[] } {
  const metWords = new Set<string>()
  hyphenate = (word) => {
    const hyphenatedWord = hyphenateOnServer(word)
    if (hyphenatedWord !== word) metWords.add(hyphenatedWord)
    return hyphenatedWord
  }
  try {
    return { rendered: render(), words: [...metWords] }
  } finally {
    hyphenate = learnedHyphens
  }
}

/** A character that typed text cannot contain. */
const breakMark = '\u0000'
const withBreakMarks: Hyphenate = (word) => hyphenate(word).replaceAll('-', breakMark)

/** Pattern of "E-Mail", "S-Bahn": no line ends after a single letter and its hyphen; longer words may break. */
const singleLetterPattern = String.raw`(?<![\p{L}\p{N}@.-])\p{L}-\p{L}{1,9}(?![\p{L}@])`
/** Pattern of opening times, which do not break either. */
const timesPattern = String.raw`(?<!\d)\d{1,2}[:.]\d\d[-–]\d{1,2}[:.]\d\d(?!\d)`
const textPattern = new RegExp(`${breakMark}|${singleLetterPattern}|${timesPattern}`, 'gu')
const htmlPattern = new RegExp(`${breakMark}|<[^>]*>|${singleLetterPattern}|${timesPattern}`, 'gu')

/** A piece of text; `whole` stays in one line, `null` marks where a line may end with a hyphen. */
export type TextPiece = string | { whole: string } | null

/** Splits text into pieces; a single piece if it has no places to break. */
export function textPiecesOf(text: string): TextPiece[] {
  const hyphenated = replaceLongWords(text, withBreakMarks)
  if (hyphenated === text && !/[-–]/.test(text)) return [text]
  const parts: TextPiece[] = []
  let end = 0
  for (const { 0: match, index } of hyphenated.matchAll(textPattern)) {
    if (index > end) parts.push(hyphenated.slice(end, index))
    parts.push(match === breakMark ? null : { whole: match })
    end = index + match.length
  }
  if (end < hyphenated.length) parts.push(hyphenated.slice(end))
  return parts
}

/** Marks the same in HTML, with the elements that `jsx/breakPoints.ts` creates. */
export function hyphenatedHtml(html: string): string {
  return replaceLongWords(html, withBreakMarks, 'html').replace(htmlPattern, (match) => {
    if (match === breakMark) return '<soft-hyphen></soft-hyphen>'
    return match.startsWith('<') ? match : `<whole-word>${match}</whole-word>`
  })
}

let loading: Promise<void> | null | undefined

/** Loads all hyphenated words of the directory, for pages after the first; null if they are loaded. */
export function loadHyphens(): Promise<void> | null {
  if (loading === undefined)
    loading = fetch(callUrl('GET /api/hyphens', {}))
      .then((response) => response.json())
      .then(({ words }: { words: string[] }) => {
        addHyphens(words)
        loading = null
      })
      // Without hyphenation, long words break anywhere; the next navigation tries again.
      .catch(() => {
        loading = undefined
      })
  return loading
}
