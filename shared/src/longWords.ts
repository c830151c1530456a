/** Pattern of words that may be longer than a narrow line. */
const longWord = '\\p{L}{10,}'
/** Pattern of mail and web addresses, which reach from one of the `ends` to the next: a hyphen would change them. */
const addressBetween = (ends: string) => `(?<![^${ends}])[^${ends}]*(?:@|//|[\\w-]\\.\\w\\w)[^${ends}]*`
const tag = '<(?:[^<>"]|"[^"]*")*>'

const isWord = /^\p{L}+$/u
const hasLongWord = new RegExp(longWord, 'u')
const inText = new RegExp(`${addressBetween('\\s<')}|${longWord}`, 'gu')
const inHtml = new RegExp(`${tag}|${addressBetween('\\s<>')}|${longWord}`, 'gu')

/** Replaces the long words of a text; addresses and, in HTML, tags stay as they are. */
export function replaceLongWords(
  text: string,
  replace: (word: string) => string,
  kind: 'text' | 'html' = 'text',
): string {
  if (!hasLongWord.test(text)) return text
  return text.replace(kind === 'html' ? inHtml : inText, (found) =>
    isWord.test(found) ? replace(found) : found,
  )
}

/** Returns these long words in order. */
export function longWordsIn(text: string, kind: 'text' | 'html' = 'text'): string[] {
  if (!hasLongWord.test(text)) return []
  return (text.match(kind === 'html' ? inHtml : inText) ?? []).filter((found) => isWord.test(found))
}
