import { fieldOfDocument, type Postings } from './Postings.ts'
import type { Term } from './Vocabulary.ts'

/** Points per field (name, category, services, city, street, additional info) and kind of match. */
const points = {
  exact: [30, 8, 6, 6, 5, 4],
  beginning: [26, 7, 5, 5, 4, 3],
  misspelled: [2, 1, 1, 1, 1, 1],
} as const
export type MatchKind = keyof typeof points

/** The documents for which a word is worth the same. */
interface Level {
  worth: number
  /** Lists of documents, each sorted by rank. */
  lists: (readonly number[])[]
  size: number
}

/** A word of a query with all documents that match it. */
export class WantedWord {
  /** Number of documents in all lists together. */
  size = 0
  /** Levels with the highest worth first; filled by `settle`. */
  levels: Level[] = []
  private byWorth: (Level | undefined)[] = []
  private terms: Term[] = []
  private kinds: MatchKind[] = []
  private isReady = false
  /** For each common term, the field of every document, and the worth of each field. */
  private places: Uint8Array[] = []
  private worthsOfPlaces: (readonly number[])[] = []
  private worths: Uint8Array

  /** @param worths work space with a byte for each document, all zero before and after */
  constructor(worths: Uint8Array) {
    this.worths = worths
  }

  add(term: Term, kind: MatchKind): void {
    const { byField, length } = term.postings
    this.size += length
    this.terms.push(term)
    this.kinds.push(kind)
    for (let field = 0; field < byField.length; field++) {
      const list = byField[field]
      if (!list) continue
      const worth = points[kind][field] as number
      const level = this.byWorth[worth]
      if (level) {
        level.lists.push(list)
        level.size += list.length
      } else {
        this.byWorth[worth] = { worth, lists: [list], size: list.length }
      }
    }
  }

  settle(): void {
    for (const level of this.byWorth) if (level) this.levels.unshift(level)
  }

  /** Returns the document's best worth, 0 if it does not match; call `prepare` first. */
  worthOf(doc: number): number {
    let best = this.worths[doc] as number
    for (let i = 0; i < this.places.length; i++) {
      const place = fieldOfDocument(doc, this.places[i] as Uint8Array)
      if (place === 0) continue
      const worth = (this.worthsOfPlaces[i] as readonly number[])[place - 1] as number
      if (worth > best) best = worth
    }
    return best
  }

  /** Returns the table if all documents can be looked up in a single one; those with 0 in it do not match. */
  allThereIs(): { places?: Uint8Array | undefined; worths?: Uint8Array } {
    if (this.places.length === 0) return { worths: this.worths }
    return this.terms.length === 1 ? { places: this.places[0] } : {}
  }

  /** Prepares `worthOf`: common terms are looked up in tables, others are written out. */
  prepare(): void {
    if (this.isReady) return
    this.isReady = true
    for (let i = 0; i < this.terms.length; i++) {
      const { postings } = this.terms[i] as Term
      const worths = points[this.kinds[i] as MatchKind]
      if (this.isCommon(postings)) {
        this.places.push(postings.placesOfAll(this.worths.length))
        this.worthsOfPlaces.push(worths)
      } else {
        for (let field = 0; field < postings.byField.length; field++) {
          this.writeOut(postings.byField[field], worths[field] as number)
        }
      }
    }
  }

  private writeOut(list: readonly number[] | undefined, worth: number): void {
    const { worths } = this
    if (!list) return
    for (let i = 0; i < list.length; i++) {
      const doc = list[i] as number
      if (worth > (worths[doc] as number)) worths[doc] = worth
    }
  }

  release(): void {
    if (!this.isReady) return
    const { worths } = this
    for (const { postings } of this.terms) {
      if (this.isCommon(postings)) continue
      for (const list of postings.byField) if (list) for (const doc of list) worths[doc] = 0
    }
  }

  /** Returns whether a term is so common that looking it up costs less than writing out its documents. */
  private isCommon({ length }: Postings): boolean {
    return length > this.worths.length * (this.terms.length === 1 ? 1 / 64 : 1 / 16)
  }
}
