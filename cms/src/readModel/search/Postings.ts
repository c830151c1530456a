const fieldBits = 3

/** A document and the best field (0–7, 0 the best) in which it has the word, in one number; sorted as the documents are. */
export function pack(doc: number, field: number): number {
  return (doc << fieldBits) | field
}

export const docOf = (item: number): number => item >>> fieldBits
export const fieldOf = (item: number): number => item & ((1 << fieldBits) - 1)

/** The documents of one word as packed numbers in ascending order; grows by half. */
export class Postings {
  items = new Uint32Array(1)
  length = 0

  /** Adds a document that is not there yet. */
  add(doc: number, field: number): void {
    const item = pack(doc, field)
    const at = this.position(item)
    if (this.length === this.items.length) {
      const larger = new Uint32Array(this.length + (this.length >> 1) + 1)
      larger.set(this.items)
      this.items = larger
    }
    if (at < this.length) this.items.copyWithin(at + 1, at, this.length)
    this.items[at] = item
    this.length++
  }

  remove(doc: number): void {
    const at = this.position(pack(doc, 0))
    if (at >= this.length || docOf(this.items[at] ?? 0) !== doc) return
    this.items.copyWithin(at, at + 1, this.length)
    this.length--
  }

  /** Index of the first item not below `item`. */
  private position(item: number): number {
    if (this.length === 0 || (this.items[this.length - 1] as number) < item) return this.length
    let low = 0
    let high = this.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.items[middle] as number) < item) low = middle + 1
      else high = middle
    }
    return low
  }
}
