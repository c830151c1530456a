/**
 * The documents with the highest scores, best first, ties by rank; at most `limit`.
 * Never sorts more than `limit`: scores are small whole numbers, so they are counted first, and of the
 * last score that fits only the foremost ranks are kept in a heap.
 */
export function bestHits(
  docs: Uint32Array,
  count: number,
  scores: Uint16Array,
  ranks: Float64Array,
  limit: number,
): number[] {
  const score = (doc: number) => scores[doc] as number
  const rank = (doc: number) => ranks[doc] as number
  const kept: number[] = []
  if (count <= limit) {
    for (let i = 0; i < count; i++) kept.push(docs[i] as number)
  } else {
    let highest = 0
    for (let i = 0; i < count; i++) highest = Math.max(highest, score(docs[i] as number))
    const counts = new Uint32Array(highest + 1)
    for (let i = 0; i < count; i++) {
      const value = score(docs[i] as number)
      counts[value] = (counts[value] as number) + 1
    }
    let threshold = highest
    let above = 0
    while (threshold > 0 && above + (counts[threshold] as number) < limit)
      above += counts[threshold--] as number
    const foremost = new Foremost(limit - above, ranks)
    for (let i = 0; i < count; i++) {
      const doc = docs[i] as number
      if (score(doc) > threshold) kept.push(doc)
      else if (score(doc) === threshold) foremost.offer(doc)
    }
    kept.push(...foremost.docs)
  }
  return kept.sort((a, b) => score(b) - score(a) || rank(a) - rank(b))
}

/**
 * The wanted documents of lowest rank, in order, at most `limit`; each list is in order already, so of each just its
 * beginning is looked at. `marks` of what was found are set.
 */
export function foremostHits(
  lists: readonly (readonly number[])[],
  isWanted: (doc: number) => boolean,
  marks: Uint16Array,
  ranks: Float64Array,
  limit: number,
): number[] {
  const foremost = new Foremost(limit, ranks)
  for (const list of lists) {
    for (const doc of list) {
      if (!foremost.hasRoomFor(doc)) break
      if (!isWanted(doc)) continue
      marks[doc] = 1
      const displaced = foremost.offer(doc)
      if (displaced !== undefined) marks[displaced] = 0
    }
  }
  return foremost.docs.sort((a, b) => (ranks[a] as number) - (ranks[b] as number))
}

/** Keeps the documents of lowest rank in a heap whose top is the highest of them. */
class Foremost {
  docs: number[] = []
  constructor(
    private limit: number,
    private ranks: Float64Array,
  ) {}

  hasRoomFor(doc: number): boolean {
    return this.docs.length < this.limit || (this.ranks[doc] as number) < this.at(0)
  }

  /** Takes the document in if it belongs here; answers the one that had to go. */
  offer(doc: number): number | undefined {
    const { docs, limit } = this
    if (docs.length < limit) {
      docs.push(doc)
      for (let i = docs.length - 1; i > 0; ) {
        const parent = (i - 1) >> 1
        if (this.at(parent) >= this.at(i)) break
        this.swap(i, parent)
        i = parent
      }
    } else if (limit > 0 && this.hasRoomFor(doc)) {
      const [displaced] = docs
      docs[0] = doc
      this.sink()
      return displaced
    }
    return undefined
  }

  private sink(): void {
    for (let i = 0; ; ) {
      let largest = i
      for (const child of [2 * i + 1, 2 * i + 2]) {
        if (child < this.docs.length && this.at(child) > this.at(largest)) largest = child
      }
      if (largest === i) return
      this.swap(i, largest)
      i = largest
    }
  }

  private at(index: number): number {
    return this.ranks[this.docs[index] as number] as number
  }

  private swap(a: number, b: number): void {
    const { docs } = this
    ;[docs[a], docs[b]] = [docs[b] as number, docs[a] as number]
  }
}
