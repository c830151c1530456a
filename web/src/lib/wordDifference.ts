import { diffArrays } from 'diff'

interface Segment {
  text: string
  /** Whether the other text does not have it here. */
  only: boolean
}

/** Comparing takes time with the square of it. */
const maxEditLength = 500

/**
 * Word by word; long texts with many changes, line by line. White space is never a difference, and no part that differs
 * begins or ends with it.
 */
export function wordDifference(text: string, other: string): Segment[] {
  const segments = difference(text, other, /\s+|\S+/g) ?? difference(text, other, /\n\s*|[^\n]+/g)
  return segments ?? [{ text, only: true }]
}

const isBlank = (piece: string) => piece.trim() === ''

/** Null if too many differ. */
function difference(text: string, other: string, pieces: RegExp): Segment[] | null {
  const [all, others] = [text.match(pieces) ?? [], other.match(pieces) ?? []]
  const [mine, theirs] = [all, others].map((some) => some.filter((piece) => !isBlank(piece)))
  const changes = diffArrays(theirs ?? [], mine ?? [], { maxEditLength })
  if (!changes) return null
  const isOnly = changes
    .filter(({ removed }) => !removed)
    .flatMap(({ value, added }) => value.map(() => added))
  const segments: Segment[] = []
  const put = (piece: string, only = false) => {
    const last = segments.at(-1)
    if (last?.only === only) last.text += piece
    else segments.push({ text: piece, only })
  }
  let word = 0
  for (const piece of all) {
    // Space between two words of a difference belongs to it, but lines are marked one by one.
    if (isBlank(piece)) put(piece, !piece.includes('\n') && isOnly[word - 1] && isOnly[word])
    else put(piece, isOnly[word++])
  }
  return segments
}

/** Number of words. */
const around = 8

/** With a few words around each, since long texts begin alike. */
export function differingPassages(text: string, other: string): Segment[] {
  const segments = wordDifference(text, other)
  return segments.map((segment, i) => {
    if (segment.only) return segment
    const words = segment.text.match(/^\s*\S+\s*|\S+\s*/g) ?? []
    const [head, tail] = [i > 0 ? around : 0, i < segments.length - 1 ? around : 0]
    if (words.length <= head + tail + 1) return segment
    const [first, last] = [words.slice(0, head), tail > 0 ? words.slice(-tail) : []]
    return { text: `${first.join('')}… ${last.join('')}`, only: false }
  })
}
