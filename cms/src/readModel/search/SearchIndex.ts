import { barrierfreePrefix, type Entry } from '@directory/shared/entry'
import { words } from '@directory/shared/fold'
import { bestHits, foremostHits } from './bestHits.ts'
import { type Expansion, type Kind, listsOf, points } from './expansion.ts'
import { findableWordsOnce } from './findableWordsOnce.ts'
import { GermanOrder } from './GermanOrder.ts'
import { misspelled, shortestMisspelled } from './misspelled.ts'
import { fieldOf, pack, termOf } from './Postings.ts'
import { type Term, Vocabulary } from './Vocabulary.ts'

const mostHits = 200
/** What a visitor types by hand is far below; the rest of a longer text is not looked at. */
const longestQuery = 1000
const mostWords = 16
/** Beginnings of one and two letters fit so many words that they have lists of their own. */
const listedBeginnings = [1, 2]

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
    // Postings are in the order of ranks, so the document needs its own first.
    this.order.add(doc, entry.name, entry.uuid)
    const found = this.fieldsByTerm(entry)
    const packed = new Uint32Array(found.size)
    let i = 0
    for (const [term, field] of found) {
      this.termById[term.id] = term
      term.postings.add(doc, field, this.order.ranks)
      packed[i++] = pack(term.id, field)
    }
    this.termsOf[doc] = packed
  }

  remove(uuid: string): void {
    const doc = this.docs.get(uuid)
    if (doc === undefined) return
    for (const item of this.termsOf[doc] ?? []) {
      const term = this.termById[termOf(item)]
      term?.postings.remove(doc, fieldOf(item), this.order.ranks)
      if (term?.postings.length !== 0) continue
      this.vocabulary.drop(term, isListed(term.word))
      this.termById[term.id] = undefined
    }
    this.order.remove(doc)
    this.docs.delete(uuid)
    this.entries[doc] = undefined
    this.termsOf[doc] = undefined
    this.freeDocs.push(doc)
  }

  /** Brings what was put since the last query to its place. */
  settle(): void {
    this.vocabulary.settle()
  }

  search(text: string, barrierfreeOnly: boolean): Entry[] {
    const wanted = [...new Set(words(text.slice(0, longestQuery)))].slice(0, mostWords)
    if (wanted.length === 0) return []
    this.settle()
    const expansions: Expansion[] = []
    for (const word of wanted) {
      const expansion = this.expand(word)
      if (expansion.size === 0) return []
      expansions.push(expansion)
    }
    expansions.sort((a, b) => a.size - b.size)
    const [first, ...others] = expansions as [Expansion, ...Expansion[]]
    if (others.length === 0) return this.entriesOf(this.foremost(first, barrierfreeOnly))
    const gathered = this.gather(first, barrierfreeOnly)
    let count = gathered
    for (const other of others) count = this.narrow(other, count)
    const hits = bestHits(this.touched, count, this.scores, this.order.ranks, mostHits)
    for (let i = 0; i < count; i++) this.scores[this.touched[i] as number] = 0
    return this.entriesOf(hits)
  }

  private entriesOf(docs: readonly number[]): Entry[] {
    return docs.map((doc) => this.entries[doc] as Entry)
  }

  /** The best documents of a single word: lists of equal worth together, the worthiest first, until there are enough. */
  private foremost({ matches }: Expansion, barrierfreeOnly: boolean): number[] {
    const listsByWorth: (readonly number[])[][] = []
    for (const [list, worth] of listsOf(matches)) {
      const alike = listsByWorth[worth]
      if (alike) alike.push(list)
      else listsByWorth[worth] = [list]
    }
    const { barrierfree, scores, order } = this
    const isWanted = (doc: number) => scores[doc] === 0 && (!barrierfreeOnly || barrierfree[doc] === 1)
    const hits: number[] = []
    for (let worth = listsByWorth.length - 1; worth > 0 && hits.length < mostHits; worth--) {
      const lists = listsByWorth[worth]
      if (lists) hits.push(...foremostHits(lists, isWanted, scores, order.ranks, mostHits - hits.length))
    }
    for (const doc of hits) scores[doc] = 0
    return hits
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
    for (const [list, score] of listsOf(matches)) {
      for (const doc of list) {
        if (barrierfreeOnly && barrierfree[doc] === 0) continue
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
      for (const [list, score] of listsOf(matches)) {
        for (const doc of list) if (scores[doc] !== 0 && score > (best[doc] as number)) best[doc] = score
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
        const mark = this.marks[termOf(item)] as number
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
        const term = this.obtain(word)
        if (found.has(term)) continue
        found.set(term, field)
        for (const beginning of term.beginnings) if (!found.has(beginning)) found.set(beginning, field)
      }
    })
    return found
  }

  private obtain(word: string): Term {
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
