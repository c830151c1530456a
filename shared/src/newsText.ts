import { escapeMarkup } from './escapeMarkup.ts'
import { type Letter, readLetters } from './plainNewsText.ts'

/** Unchanged parts of the text keep their formatting. The same text returns the same markup. */
export function withPlainText(html: string, text: string) {
  const before = readLetters(html)
  const after = [...text.replaceAll('\r\n', '\n')]
  if (before.map(({ sign }) => sign).join('') === after.join('')) return html
  const least = Math.min(before.length, after.length)
  let start = 0
  while (start < least && before[start]?.sign === after[start]) start++
  let end = 0
  while (end < least - start && before.at(-1 - end)?.sign === after.at(-1 - end)) end++
  const marks = shared(before[start - 1]?.marks ?? [], before[before.length - end]?.marks ?? [])
  const typed = after.slice(start, after.length - end)
  return written([
    ...before.slice(0, start),
    ...typed.map((sign) => ({ sign, written: escapeMarkup(sign), marks })),
    ...before.slice(before.length - end),
  ])
}

/** Tags around both, from the outside. */
function shared(one: readonly string[], other: readonly string[]) {
  const differs = one.findIndex((mark, i) => mark !== other[i])
  return differs < 0 ? one : one.slice(0, differs)
}

const closing = (mark: string) => `</${/^<(\w+)/.exec(mark)?.[1]}>`

function written(letters: readonly Letter[]) {
  let html = ''
  let open: readonly string[] = []
  const turnTo = (marks: readonly string[]) => {
    const kept = shared(open, marks).length
    html += open.slice(kept).reverse().map(closing).join('') + marks.slice(kept).join('')
    open = marks
  }
  for (const letter of letters) {
    if (letter.marks !== open) turnTo(letter.marks)
    html += letter.written
  }
  turnTo([])
  return html
}
