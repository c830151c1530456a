const fieldBits = 3

/** Packs a term and the best field (0–7, 0 the best) in which a document has it into one number. */
export function pack(term: number, field: number): number {
  return (term << fieldBits) | field
}

export const termOf = (item: number): number => item >>> fieldBits
export const fieldOf = (item: number): number => item & ((1 << fieldBits) - 1)

/** The ranks by which documents are sorted; see `GermanOrder`. */
export type Ranks = ArrayLike<number>

/** Maximum length of lists without spare room; most words occur in a few entries only. */
const shortList = 32

/** The documents of one word, by the best field they have it in, each list sorted by the documents' ranks. */
export class Postings {
  byField: readonly (number[] | undefined)[] = []
  length = 0
  private places: Uint8Array | undefined

  /** Adds a document that is not in the lists yet. */
  add(doc: number, field: number, ranks: Ranks): void {
    this.setPlace(doc, field + 1)
    const list = this.byField[field]
    if (!list) {
      this.setList(field, [doc])
      return
    }
    this.length++
    const rank = ranks[doc] as number
    const isLast = (ranks[list.at(-1) ?? doc] as number) <= rank
    const index = isLast ? list.length : position(list, rank, ranks)
    if (list.length < shortList) this.replaceList(field, list.toSpliced(index, 0, doc))
    else if (isLast) list.push(doc)
    else list.splice(index, 0, doc)
  }

  remove(doc: number, field: number, ranks: Ranks): void {
    const list = this.byField[field]
    const index = list ? position(list, ranks[doc] as number, ranks) : 0
    if (list?.[index] !== doc) return
    list.splice(index, 1)
    this.length--
    this.setPlace(doc, 0)
  }

  /** Sets the documents of a field that had none, sorted by rank. */
  setList(field: number, list: number[]): void {
    this.length += list.length
    this.replaceList(field, list)
  }

  /**
   * Returns the field of every document, for `fieldOfDocument`; made on first use, then kept up to date. It takes half
   * a byte per document in the index, so only use it for long lists.
   */
  placesOfAll(documents: number): Uint8Array {
    if (!this.places) {
      this.places = new Uint8Array((documents + 1) >>> 1)
      for (const [field, list] of this.byField.entries())
        for (const doc of list ?? []) this.setPlace(doc, field + 1)
    }
    return this.places
  }

  private setPlace(doc: number, place: number): void {
    if (!this.places) return
    const index = doc >>> 1
    if (index >= this.places.length) {
      const larger = new Uint8Array(Math.ceil((index + 1) * 1.25))
      larger.set(this.places)
      this.places = larger
    }
    const shift = (doc & 1) << 2
    this.places[index] = ((this.places[index] as number) & ~(15 << shift)) | (place << shift)
  }

  private replaceList(field: number, list: number[]): void {
    const lists = new Array<number[] | undefined>(Math.max(field + 1, this.byField.length))
    for (let i = 0; i < lists.length; i++) lists[i] = i === field ? list : this.byField[i]
    this.byField = lists
  }
}

/** Returns the document's field plus one, 0 if it is not in the postings. */
export function fieldOfDocument(doc: number, places: Uint8Array): number {
  // An index beyond the end gives undefined, which counts as 0.
  return ((places[doc >>> 1] as number) >>> ((doc & 1) << 2)) & 15
}

/** Returns the index of the first document whose rank is not below `rank`. */
function position(list: readonly number[], rank: number, ranks: Ranks): number {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((ranks[list[middle] as number] as number) < rank) low = middle + 1
    else high = middle
  }
  return low
}
