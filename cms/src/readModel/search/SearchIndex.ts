import { barrierfreePrefix, type Entry } from '@directory/shared/entry'
import { words } from '@directory/shared/fold'
import { bestHits } from './bestHits.ts'
import { findableWordsOnce } from './findableWordsOnce.ts'
import { GermanOrder } from './GermanOrder.ts'
import { misspelled, shortestMisspelled } from './misspelled.ts'
import { docOf, fieldOf, pack } from './Postings.ts'
import { type Term, Vocabulary } from './Vocabulary.ts'

const mostHits = 200
/** What a visitor types by hand is far below; the rest of a longer text is not looked at. */
const longestQuery = 1000
const mostWords = 16
/** Beginnings of one and two letters fit so many words that they have lists of their own. */
const listedBeginnings = [1, 2]

/** Points per field (name, category, services, city, street, additional info) and kind of match. */
const points = {
  exact: [30, 8, 6, 6, 5, 4],
  beginning: [26, 7, 5, 5, 4, 3],
  misspelled: [2, 1, 1, 1, 1, 1],
} as const
type Kind = keyof typeof points

interface Expansion {
  matches: { term: Term; kind: Kind }[]
  /** How many postings the terms have together. */
  size: number
}

/**
 * Finds entries that fit every word. Documents are small numbers, words point to sorted typed arrays of
 * them, and a change touches just the words of its entry: nothing is ever rebuilt.
 */
export class SearchIndex {
  private vocabulary = new Vocabulary()
  private order = new GermanOrder()
  private entries: (Entry | undefined)[] = []
  private docs = new Map<string, number>()
  private freeDocs: number[] = []
  /** Per document its terms' ids with the field, packed like postings. */
  private termsOf: (Uint32Array | undefined)[] = []
  private termById: (Term | undefined)[] = []
  private barrierfree = new Uint8Array(0)
  /** Work space of a query, all zero in between. */
  private scores = new Uint16Array(0)
  private best = new Uint8Array(0)
  private touched = new Uint32Array(0)
  private marks = new Uint8Array(0)

  get size(): number {
    return this.docs.size
  }

  put(entry: Entry): void {
    this.remove(entry.uuid)
    const doc = this.freeDocs.pop() ?? this.entries.length
    this.entries[doc] = entry
    this.docs.set(entry.uuid, doc)
    this.growTo(doc + 1)
    this.barrierfree[doc] = Number(entry.barrierfree)
    this.order.add(doc, entry.name, entry.uuid)
    const found = this.fieldsByTerm(entry)
    const packed = new Uint32Array(found.size)
    let i = 0
    for (const [term, field] of found) {
      this.termById[term.id] = term
      term.postings.add(doc, field)
      packed[i++] = pack(term.id, field)
    }
    this.termsOf[doc] = packed
  }

  remove(uuid: string): void {
    const doc = this.docs.get(uuid)
    if (doc === undefined) return
    this.order.remove(doc)
    for (const item of this.termsOf[doc] ?? []) {
      const term = this.termById[docOf(item)]
      term?.postings.remove(doc)
      if (term?.postings.length !== 0) continue
      this.vocabulary.drop(term, isListed(term.word))
      this.termById[term.id] = undefined
    }
    this.docs.delete(uuid)
    this.entries[doc] = undefined
    this.termsOf[doc] = undefined
    this.freeDocs.push(doc)
  }

  search(text: string, barrierfreeOnly: boolean): Entry[] {
    const wanted = [...new Set(words(text.slice(0, longestQuery)))].slice(0, mostWords)
    if (wanted.length === 0) return []
    this.vocabulary.settle()
    this.order.settle()
    const expansions: Expansion[] = []
    for (const word of wanted) {
      const expansion = this.expand(word)
      if (expansion.size === 0) return []
      expansions.push(expansion)
    }
    expansions.sort((a, b) => a.size - b.size)
    const [first, ...others] = expansions as [Expansion, ...Expansion[]]
    const gathered = this.gather(first, barrierfreeOnly)
    let count = gathered
    for (const other of others) count = this.narrow(other, count)
    const hits = bestHits(this.touched, count, this.scores, this.order.ranks, mostHits)
    for (let i = 0; i < count; i++) this.scores[this.touched[i] as number] = 0
    return hits.map((doc) => this.entries[doc] as Entry)
  }

  /** The terms that a query's word fits, each once with its best kind. */
  private expand(word: string): Expansion {
    const found = new Map<Term, Kind>()
    const note = (text: string, kind: Kind) => {
      const term = this.vocabulary.get(text)
      if (term && !found.has(term)) found.set(term, kind)
    }
    note(word, 'exact')
    if (listedBeginnings.includes(word.length)) {
      note(`${word}*`, 'beginning')
    } else {
      const from = this.vocabulary.lowerBound(word, 0, this.vocabulary.size)
      for (let i = from; i < this.vocabulary.size && this.vocabulary.at(i).startsWith(word); i++) {
        note(this.vocabulary.at(i), 'beginning')
      }
    }
    if (word.length >= shortestMisspelled) {
      misspelled(this.vocabulary, word, false, (other) => note(other, 'misspelled'))
    }
    const matches = [...found].map(([term, kind]) => ({ term, kind }))
    return { matches, size: matches.reduce((sum, { term }) => sum + term.postings.length, 0) }
  }

  /** Scores the documents of the first word and lists them in `touched`. */
  private gather({ matches }: Expansion, barrierfreeOnly: boolean): number {
    const { scores, touched, barrierfree } = this
    let count = 0
    for (const { term, kind } of matches) {
      const { items, length } = term.postings
      const worth = points[kind]
      for (let i = 0; i < length; i++) {
        const item = items[i] as number
        const doc = docOf(item)
        if (barrierfreeOnly && barrierfree[doc] === 0) continue
        const score = worth[fieldOf(item)] as number
        const known = scores[doc] as number
        if (known === 0) touched[count++] = doc
        if (score > known) scores[doc] = score
      }
    }
    return count
  }

  /** Keeps of the first `count` touched documents those that fit a further word too, and adds its score. */
  private narrow({ matches, size }: Expansion, count: number): number {
    const { best, scores, touched } = this
    const averageWords = 40
    if (size < count * averageWords) {
      for (const { term, kind } of matches) {
        const { items, length } = term.postings
        const worth = points[kind]
        for (let i = 0; i < length; i++) {
          const item = items[i] as number
          const doc = docOf(item)
          const score = worth[fieldOf(item)] as number
          if (scores[doc] !== 0 && score > (best[doc] as number)) best[doc] = score
        }
      }
    } else {
      this.scoreByDocument(matches, count)
    }
    let kept = 0
    for (let i = 0; i < count; i++) {
      const doc = touched[i] as number
      const score = best[doc] as number
      best[doc] = 0
      scores[doc] = score === 0 ? 0 : (scores[doc] as number) + score
      if (score !== 0) touched[kept++] = doc
    }
    return kept
  }

  /** Where few documents are left it is cheaper to look through their words than through long postings. */
  private scoreByDocument(matches: Expansion['matches'], count: number): void {
    if (this.marks.length < this.vocabulary.capacity)
      this.marks = new Uint8Array(this.vocabulary.capacity * 2)
    const kinds = Object.keys(points) as Kind[]
    for (const { term, kind } of matches) this.marks[term.id] = kinds.indexOf(kind) + 1
    for (let i = 0; i < count; i++) {
      const doc = this.touched[i] as number
      for (const item of this.termsOf[doc] ?? []) {
        const mark = this.marks[docOf(item)] as number
        if (mark === 0) continue
        const score = points[kinds[mark - 1] as Kind][fieldOf(item)] as number
        if (score > (this.best[doc] as number)) this.best[doc] = score
      }
    }
    for (const { term } of matches) this.marks[term.id] = 0
  }

  /** Each word of an entry and each of its short beginnings with the best field it stands in. */
  private fieldsByTerm(entry: Entry): Map<Term, number> {
    const services = entry.services.startsWith(barrierfreePrefix)
      ? entry.services.slice(barrierfreePrefix.length)
      : entry.services
    const fields = [entry.name, entry.category, services, entry.city, entry.street, entry.additionalInfo]
    const found = new Map<Term, number>()
    fields.forEach((text, field) => {
      for (const word of findableWordsOnce(text)) {
        const term = this.termOf(word)
        if (found.has(term)) continue
        found.set(term, field)
        for (const beginning of term.beginnings) if (!found.has(beginning)) found.set(beginning, field)
      }
    })
    return found
  }

  private termOf(word: string): Term {
    const known = this.vocabulary.get(word)
    if (known) return known
    const term = this.vocabulary.obtain(word, true)
    term.beginnings = listedBeginnings
      .filter((length) => word.length >= length)
      .map((length) => this.vocabulary.obtain(`${word.slice(0, length)}*`, false))
    return term
  }

  private growTo(size: number): void {
    if (size <= this.barrierfree.length) return
    const larger = Math.max(64, size * 2)
    const barrierfree = new Uint8Array(larger)
    barrierfree.set(this.barrierfree)
    this.barrierfree = barrierfree
    this.scores = new Uint16Array(larger)
    this.best = new Uint8Array(larger)
    this.touched = new Uint32Array(larger)
  }
}

/** Words stand in the sorted list; short beginnings (`a*`) are found by name only. */
const isListed = (word: string) => !word.endsWith('*')
