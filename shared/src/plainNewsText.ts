import { unescapedMarkup } from './escapeMarkup.ts'

const pieces =
  /<br\b(?:[^<>"]|"[^"]*")*>\n?|<(?:[^<>"]|"[^"]*")*>|&(?:amp|lt|gt|quot|#39|nbsp);|[^<&]|[<&]/giu

export interface Letter {
  sign: string
  /** The character as the markup writes it. */
  written: string
  /** The outermost first. */
  marks: readonly string[]
}

/** Letters in their order. */
export function readLetters(html: string): Letter[] {
  const letters: Letter[] = []
  let marks: readonly string[] = []
  for (const [written] of html.matchAll(pieces)) {
    if (/^<br\b/i.test(written)) letters.push({ sign: '\n', written, marks })
    else if (written.startsWith('</')) marks = marks.slice(0, -1)
    else if (/^<[a-z]/i.test(written)) marks = [...marks, written]
    else letters.push({ sign: unescapedMarkup(written), written, marks })
  }
  return letters
}

export const plainNewsText = (html: string) =>
  readLetters(html)
    .map(({ sign }) => sign)
    .join('')
