export interface Segment {
  text: string
  /** The other text does not have it here. */
  only: boolean
}

const most = 400

/** Cuts a text into what the other one has, too, and what only this one has; word by word. */
export function wordDifference(text: string, other: string): Segment[] {
  const mine = text.split(/(\s+)/).filter((word) => word !== '')
  const theirs = other.split(/(\s+)/).filter((word) => word !== '')
  if (mine.length > most || theirs.length > most) return [{ text, only: text !== other }]
  const kept = keptWords(mine, theirs)
  const segments: Segment[] = []
  mine.forEach((word, i) => {
    const only = !kept.has(i)
    const last = segments.at(-1)
    if (last?.only === only) last.text += word
    else segments.push({ text: word, only })
  })
  return segments
}

/** Places in `mine` of the longest sequence of words that both have. */
function keptWords(mine: readonly string[], theirs: readonly string[]): Set<number> {
  const width = theirs.length + 1
  const lengths = new Uint16Array((mine.length + 1) * width)
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = mine.length - 1; i >= 0; i--)
    for (let j = theirs.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        mine[i] === theirs[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const kept = new Set<number>()
  for (let i = 0, j = 0; i < mine.length && j < theirs.length; ) {
    if (mine[i] === theirs[j]) {
      kept.add(i)
      i += 1
      j += 1
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1
    else j += 1
  }
  return kept
}
