import { compareGerman } from '@directory/shared/fold'

/** The documents in German order of their names, then of their uuids, as numbers that are quick to compare. */
export class GermanOrder {
  /** Rank of each document; smaller comes first. Ranks have gaps so that a new document fits in between. */
  ranks = new Float64Array(64)
  private sorted: number[] = []
  private names: string[] = []
  private uuids: string[] = []

  get docs(): readonly number[] {
    return this.sorted
  }

  add(doc: number, name: string, uuid: string): void {
    this.names[doc] = name
    this.uuids[doc] = uuid
    if (doc >= this.ranks.length) {
      const larger = new Float64Array(Math.max(doc + 1, this.ranks.length * 2))
      larger.set(this.ranks)
      this.ranks = larger
    }
    this.place(doc)
  }

  remove(doc: number): void {
    this.sorted.splice(this.position(doc), 1)
    this.names[doc] = ''
    this.uuids[doc] = ''
  }

  private place(doc: number): void {
    const position = this.position(doc)
    const before = this.rankAt(position - 1) ?? (this.rankAt(position) ?? 0) - 2 ** 21
    const after = this.rankAt(position) ?? before + 2 ** 21
    const rank = (before + after) / 2
    this.sorted.splice(position, 0, doc)
    this.ranks[doc] = rank
    if (!(before < rank && rank < after)) this.spread()
  }

  private rankAt(index: number): number | undefined {
    const doc = this.sorted[index]
    return doc === undefined ? undefined : this.ranks[doc]
  }

  private spread(): void {
    this.sorted.forEach((doc, i) => {
      this.ranks[doc] = i * 2 ** 20
    })
  }

  private compare(a: number, b: number): number {
    const [uuidA = '', uuidB = ''] = [this.uuids[a], this.uuids[b]]
    return (
      compareGerman(this.names[a] ?? '', this.names[b] ?? '') || (uuidA < uuidB ? -1 : Number(uuidA > uuidB))
    )
  }

  private position(doc: number): number {
    let low = 0
    let high = this.sorted.length
    // Whole directories arrive nearly sorted.
    const last = this.sorted[high - 1]
    if (last !== undefined && this.compare(last, doc) < 0) return high
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.compare(this.sorted[middle] as number, doc) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}
