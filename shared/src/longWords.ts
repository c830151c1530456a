/** What may be longer than a narrow line. */
const longWord = '\\p{L}{10,}'
/** Of mail and of the web: a hyphen would make another one of it. */
const address = '[^\\s<]*(?:@|//|[\\w-]\\.\\w\\w)[^\\s<]*'
const tag = '<[^>]*>'

const isWord = /^\p{L}+$/u
const hasLongWord = new RegExp(longWord, 'u')
const inText = new RegExp(`${address}|${longWord}`, 'gu')
const inHtml = new RegExp(`${tag}|${address}|${longWord}`, 'gu')

/** The long words of a text as `replace` wants them; addresses and, in HTML, tags stay as they are. */
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

/** The same words, one after the other. */
export function longWordsIn(text: string, kind: 'text' | 'html' = 'text'): string[] {
  if (!hasLongWord.test(text)) return []
  return (text.match(kind === 'html' ? inHtml : inText) ?? []).filter((found) => isWord.test(found))
}
