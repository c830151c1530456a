import { fieldOfDocument } from './Postings.ts'
import type { WantedWord } from './WantedWord.ts'

interface Documents {
  ranks: Float64Array
  /** Work space, all zero before and after. */
  seen: Uint8Array
  isWanted: (doc: number) => boolean
}

interface Hit {
  doc: number
  /** The sum of worths. */
  score: number
}

/**
 * The documents that fit every word, those with the highest sum of worths first, ties by rank; at most `limit`.
 *
 * Goes through the words' levels from above, always through the smallest of those that come next, and looks its documents
 * up in the other words. What is in none of the levels gone through has at most the sum of the next ones, and the lists of
 * a level are in the order of ranks: once there are enough hits that are better, the rest is not looked at. So common
 * words together are quick because hits are many, and rare words because their lists are short.
 */
export function bestHits(words: readonly WantedWord[], documents: Documents, limit: number): Hit[] {
  const { ranks, seen, isWanted } = documents
  const best = new Best(limit, ranks)
  const found: number[] = []
  const walks = words.map((word) => ({ word, next: 0, left: word.size }))
  for (;;) {
    const chosen = nextOf(walks)
    const level = levelOf(chosen)
    const maxScore = walks.reduce((sum, walk) => sum + (levelOf(walk)?.worth ?? 0), 0)
    // Without a next level of one word no other document can fit it.
    if (!level || best.floor > maxScore) break
    const others = words.filter((word) => word !== chosen.word)
    for (const other of others) other.prepare()
    // Most documents fail at the first other word; where one look tells, it is taken before all else.
    const { places, worths } = others[0]?.allThereIs() ?? {}
    for (const docs of level.lists) {
      for (let i = 0; i < docs.length; i++) {
        const doc = docs[i] as number
        if (places && fieldOfDocument(doc, places) === 0) continue
        if (worths && worths[doc] === 0) continue
        if (best.floor >= maxScore && !best.hasRoomFor(doc, maxScore)) break
        const rest = worthOfAll(others, doc)
        const score = level.worth + rest
        if (rest < 0 || score < best.floor || seen[doc] !== 0 || !isWanted(doc)) continue
        seen[doc] = 1
        found.push(doc)
        best.offer(doc, score)
      }
    }
    chosen.next++
    chosen.left -= level.size
    if (!levelOf(chosen)) break
  }
  for (const doc of found) seen[doc] = 0
  return best.inOrder()
}

interface Walk {
  word: WantedWord
  next: number
  /** How many documents its levels from `next` on have. */
  left: number
}

const levelOf = ({ word, next }: Walk) => word.levels[next]
const sizeOf = (walk: Walk) => levelOf(walk)?.size ?? 0

/** The smallest next level lowers soonest what can be expected, unless all that is left of a word is hardly more. */
function nextOf(walks: readonly Walk[]): Walk {
  const smallest = walks.reduce((a, b) => (sizeOf(b) < sizeOf(a) ? b : a))
  const rarest = walks.reduce((a, b) => (b.left < a.left ? b : a))
  return sizeOf(smallest) * 2 > rarest.left ? rarest : smallest
}

/** -1 where a word does not fit. */
function worthOfAll(words: readonly WantedWord[], doc: number): number {
  let sum = 0
  for (let i = 0; i < words.length; i++) {
    const worth = (words[i] as WantedWord).worthOf(doc)
    if (worth === 0) return -1
    sum += worth
  }
  return sum
}

/** Keeps the best documents by their score. */
class Best {
  /** Documents of a lower score are not among the best any more; above 0 there are enough without them. */
  floor = 0
  private byScore: number[][] = []
  private count = 0
  /** The highest rank that may still matter among those of the score `closedScore`. */
  private lastRank = 0
  private closedScore = 0
  private limit: number
  private ranks: Float64Array

  constructor(limit: number, ranks: Float64Array) {
    this.limit = limit
    this.ranks = ranks
  }

  /** Whether the document could be among the best although no more than the floor can be expected of it. */
  hasRoomFor(doc: number, score: number): boolean {
    if (this.floor > score) return false
    if (this.closedScore !== score) {
      this.closedScore = score
      this.lastRank = Number.NEGATIVE_INFINITY
      for (const other of this.byScore[score] ?? [])
        this.lastRank = Math.max(this.lastRank, this.ranks[other] as number)
    }
    return (this.ranks[doc] as number) < this.lastRank
  }

  offer(doc: number, score: number): void {
    const alike = this.byScore[score]
    if (alike) alike.push(doc)
    else this.byScore[score] = [doc]
    this.count++
    while (this.count - (this.byScore[this.floor]?.length ?? 0) >= this.limit) {
      this.count -= this.byScore[this.floor]?.length ?? 0
      this.byScore[this.floor++] = []
    }
  }

  inOrder(): Hit[] {
    const { ranks } = this
    const best: Hit[] = []
    for (let score = this.byScore.length - 1; score >= this.floor; score--) {
      // Lists came in order one after the other, so there is little to sort.
      const alike = (this.byScore[score] ?? []).sort((a, b) => (ranks[a] as number) - (ranks[b] as number))
      for (let i = 0; i < alike.length && best.length < this.limit; i++)
        best.push({ doc: alike[i] as number, score })
    }
    return best
  }
}
