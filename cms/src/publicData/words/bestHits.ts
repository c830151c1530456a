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
 * Returns the documents that match every word, highest sum of worths first, equal ones by rank; at most `limit`.
 *
 * Goes through the words' levels from the highest worth down, always the smallest of the next levels, and looks up its
 * documents in the other words. A document in none of these levels has at most the sum of the next ones, and lists are
 * sorted by rank: once there are enough better hits, the rest is skipped. Common words together are quick because they
 * have many hits, rare ones because their lists are short.
 */
export function bestHits(words: readonly WantedWord[], documents: Documents, limit: number): Hit[] {
  const { ranks, seen, isWanted } = documents
  const best = new Best(limit, ranks)
  const foundDocs: number[] = []
  const walks = words.map((word) => ({ word, next: 0, left: word.size }))
  for (;;) {
    const walk = shortestWalk(walks)
    const level = levelOf(walk)
    const maxScore = walks.reduce((sum, one) => sum + (levelOf(one)?.worth ?? 0), 0)
    // If one word has no further level, no other document can match it.
    if (!level || best.floor > maxScore) break
    const others = words.filter((word) => word !== walk.word)
    for (const other of others) other.prepare()
    // Most documents fail at the first other word; if a single table tells, it is checked before everything else.
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
        foundDocs.push(doc)
        best.offer(doc, score)
      }
    }
    walk.next++
    walk.left -= level.size
    if (!levelOf(walk)) break
  }
  for (const doc of foundDocs) seen[doc] = 0
  return best.inOrder()
}

interface Walk {
  word: WantedWord
  next: number
  /** Number of documents in its levels from `next` on. */
  left: number
}

const levelOf = ({ word, next }: Walk) => word.levels[next]
const sizeOf = (walk: Walk) => levelOf(walk)?.size ?? 0

/** Returns the walk with the smallest next level, or the rarest word if hardly more of it is left. */
function shortestWalk(walks: readonly Walk[]): Walk {
  const smallest = walks.reduce((a, b) => (sizeOf(b) < sizeOf(a) ? b : a))
  const rarest = walks.reduce((a, b) => (b.left < a.left ? b : a))
  return sizeOf(smallest) * 2 > rarest.left ? rarest : smallest
}

/** Returns the sum of worths; -1 if a word does not match. */
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
  /** Minimum score of a document that may be among the best; above 0 there are enough without lower ones. */
  floor = 0
  private byScore: number[][] = []
  private count = 0
  /** Highest rank that may still matter among documents with the score `closedScore`. */
  private lastRank = 0
  private closedScore = 0
  private limit: number
  private ranks: Float64Array

  constructor(limit: number, ranks: Float64Array) {
    this.limit = limit
    this.ranks = ranks
  }

  /** Returns whether a document with at most this score can still be among the best. */
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
      // The lists were added one after the other, each sorted, so there is little to sort.
      const alike = (this.byScore[score] ?? []).sort((a, b) => (ranks[a] as number) - (ranks[b] as number))
      for (let i = 0; i < alike.length && best.length < this.limit; i++)
        best.push({ doc: alike[i] as number, score })
    }
    return best
  }
}
