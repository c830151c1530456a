export interface Segment {
  text: string
  /** Whether the other text does not have it here. */
  only: boolean
}

/** Maximum number of words, between first and last difference, to compare one by one. */
const max = 750

/**
 * Divides a text into parts that the other one also has, and parts only this one has: word by word; long texts with
 * many changes, line by line. White space is never a difference, and no part that differs begins or ends with it.
 */
export function wordDifference(text: string, other: string): Segment[] {
  return difference(text, other, /\s+|\S+/g) ?? difference(text, other, /\n\s*|[^\n]+/g, true) ?? []
}

const isBlank = (piece: string) => piece.trim() === ''

/** Compares; null if there is too much, unless `isLast`: then everything between the outer differences is changed. */
function difference(text: string, other: string, pieces: RegExp, isLast = false): Segment[] | null {
  const all = text.match(pieces) ?? []
  const mine = all.filter((piece) => !isBlank(piece))
  const theirs = (other.match(pieces) ?? []).filter((piece) => !isBlank(piece))
  const begin = sameCount(mine, theirs)
  const end = sameCount(mine.slice(begin).reverse(), theirs.slice(begin).reverse())
  const [inner, others] = [mine, theirs].map((words) => words.slice(begin, words.length - end)) as [
    string[],
    string[],
  ]
  const isLong = inner.length > max || others.length > max
  if (isLong && !isLast) return null
  const keptInside = isLong ? new Set<number>() : keptWords(inner, others)
  const isOnly = (i: number) => i >= begin && i < mine.length - end && !keptInside.has(i - begin)
  const segments: Segment[] = []
  const put = (piece: string, only: boolean) => {
    const last = segments.at(-1)
    if (last?.only === only) last.text += piece
    else segments.push({ text: piece, only })
  }
  let word = 0
  for (const piece of all) {
    // Space between two words of a difference belongs to it, but lines are marked one by one.
    if (isBlank(piece)) put(piece, !piece.includes('\n') && word > 0 && isOnly(word - 1) && isOnly(word))
    else put(piece, isOnly(word++))
  }
  return segments
}

function sameCount(mine: readonly string[], theirs: readonly string[]): number {
  const differs = mine.findIndex((word, i) => word !== theirs[i])
  return differs < 0 ? mine.length : differs
}

/** Number of words shown around a difference. */
const around = 8

/** Returns only the passages that differ, with a few words around each, since long texts begin alike. */
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

/** Returns the indexes in `mine` of the longest sequence of words that both have. */
function keptWords(mine: readonly string[], theirs: readonly string[]): Set<number> {
  const width = theirs.length + 1
  const lengths = new Uint16Array((mine.length + 1) * width)
  const lengthAt = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = mine.length - 1; i >= 0; i--)
    for (let j = theirs.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        mine[i] === theirs[j] ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1))
  const kept = new Set<number>()
  for (let i = 0, j = 0; i < mine.length && j < theirs.length; ) {
    if (mine[i] === theirs[j]) {
      kept.add(i)
      i += 1
      j += 1
    } else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i += 1
    else j += 1
  }
  return kept
}
