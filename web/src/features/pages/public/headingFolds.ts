import { foldedWords } from '@directory/shared/fold'

/** A heading with the content below it. */
export interface HeadingFold {
  /** An anchor made of the heading's words. */
  id: string
  /** HTML inside the heading. */
  title: string
  html: string
}

const tagPattern = /<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi
const headingEnd = '</h2>'
const voidElements = new Set(['br', 'img', 'hr', 'wbr', 'input'])

/**
 * Splits sanitised HTML at its second-level headings. Those inside another element (a quote, a table) stay where they
 * are, because a split would break it.
 */
export function headingFolds(html: string): { intro: string; folds: readonly HeadingFold[] } {
  const starts = headingStarts(html)
  const parts = starts.map((start, i) => html.slice(start, starts[i + 1]))
  if (!parts.every((part) => part.includes(headingEnd))) return { intro: html, folds: [] }
  const takenIds = new Set<string>()
  const folds = parts.map((part) => {
    const title = part.slice(part.indexOf('>') + 1, part.indexOf(headingEnd))
    return {
      id: freeId(title, takenIds),
      title,
      html: part.slice(part.indexOf(headingEnd) + headingEnd.length).trim(),
    }
  })
  return { intro: html.slice(0, starts[0]).trim(), folds }
}

/** Returns the start of each heading that is not inside another element. */
function headingStarts(html: string): number[] {
  const starts: number[] = []
  let depth = 0
  for (const { 0: wholeTag, 1: slash, 2: name = '', index } of html.matchAll(tagPattern)) {
    if (slash === '/') depth--
    else {
      if (name.toLowerCase() === 'h2' && depth === 0) starts.push(index)
      if (!voidElements.has(name.toLowerCase()) && !wholeTag.endsWith('/>')) depth++
    }
  }
  return starts
}

function freeId(title: string, takenIds: Set<string>): string {
  const words = foldedWords(title.replaceAll(/<[^>]*>|&[a-z#0-9]+;/gi, ' ')).join('-')
  const base = words || 'abschnitt'
  let id = base
  for (let n = 2; takenIds.has(id); n++) id = `${base}-${n}`
  takenIds.add(id)
  return id
}
