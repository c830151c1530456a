import { withoutBarrierfree } from '@directory/shared/barrierfree'
import type { Entry } from '@directory/shared/entry'
import { findableWords, foldedWords } from '@directory/shared/fold'
import { bestHits } from './bestHits.ts'
import { findableWordsOnce } from './findableWordsOnce.ts'
import { GermanOrder } from './GermanOrder.ts'
import { minMisspelledLength, misspelled } from './misspelled.ts'
import { fieldOf, pack, termOf } from './Postings.ts'
import { type Term, Vocabulary } from './Vocabulary.ts'
import { type MatchKind, WantedWord } from './WantedWord.ts'

const maxHits = 200
/** Maximum number of characters read; what visitors type is far shorter. */
const maxQueryLength = 1000
const maxWords = 16
/** Maximum number of words per beginning that has no own lists. */
const maxTogether = 4
/** Minimum length of a misspelled word of a name: shorter ones are like too many others. */
const minNameLength = 6

export interface SearchHit {
  entry: Entry
  score: number
}

export interface Wanted {
  barrierfreeOnly?: boolean
  isWanted?: (entry: Entry) => boolean
  /** True if the text was not typed by a visitor, so spelling variants are not tried. */
  isSpeltRight?: boolean
}

/**
 * Finds entries that match every word. Documents are small numbers, and each word has lists of them in German order of
 * names. A change touches only the words of its entry, so nothing is ever rebuilt.
 */
export class SearchIndex {
  private vocabulary = new Vocabulary()
  private order = new GermanOrder()
  private entries: (Entry | undefined)[] = []
  private docs = new Map<string, number>()
  private freeDocs: number[] = []
  /** Terms of each document's words with their field, packed; fields ascend. */
  private termsOf: (Uint32Array | undefined)[] = []
  private termById: (Term | undefined)[] = []
  private barrierfree = new Uint8Array(0)
  /** Number of letters of the longest beginning with its own lists. */
  private maxListedLength = 0
  private wordsSought = 0
  /** Work space of a query, all zero between queries. */
  private seen = new Uint8Array(0)
  private worths: Uint8Array[] = []

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
    // Postings are sorted by rank, so the document needs its rank first.
    this.order.add(doc, entry.name, entry.uuid)
    const fields = this.fieldsByTerm(entry)
    this.termsOf[doc] = Uint32Array.from(fields, ([term, field]) => pack(term.id, field))
    for (const [term, field] of withBeginnings(fields)) term.postings.add(doc, field, this.order.ranks)
  }

  remove(uuid: string): void {
    const doc = this.docs.get(uuid)
    if (doc === undefined) return
    const removed = new Map<Term, number>()
    for (const item of this.termsOf[doc] ?? [])
      removed.set(this.termById[termOf(item)] as Term, fieldOf(item))
    for (const [term, field] of withBeginnings(removed)) {
      term.postings.remove(doc, field, this.order.ranks)
      if (term.postings.length > 0) continue
      this.vocabulary.drop(term, isListed(term.word))
      this.termById[term.id] = undefined
    }
    this.order.remove(doc)
    this.docs.delete(uuid)
    this.entries[doc] = undefined
    this.termsOf[doc] = undefined
    this.freeDocs.push(doc)
  }

  settle(): void {
    this.vocabulary.settle()
  }

  search(text: string, barrierfreeOnly: boolean): Entry[] {
    return this.hits(text, { barrierfreeOnly }).map(({ entry }) => entry)
  }

  /** Finds entries as `search`, with their points; `isWanted` filters them. */
  hits(text: string, { barrierfreeOnly = false, isWanted, isSpeltRight = false }: Wanted = {}): SearchHit[] {
    const wanted = [...new Set(foldedWords(text.slice(0, maxQueryLength)))].slice(0, maxWords)
    if (wanted.length === 0) return []
    this.settle()
    const wantedWords: WantedWord[] = []
    for (const [i, text] of wanted.entries()) {
      const word = this.find(text, i, isSpeltRight)
      if (word.size === 0) return []
      wantedWords.push(word)
    }
    // The rarest word is looked up first.
    wantedWords.sort((a, b) => a.size - b.size)
    const { seen, barrierfree } = this
    const { ranks } = this.order
    const isWantedDoc = (doc: number) =>
      (!barrierfreeOnly || barrierfree[doc] === 1) && (!isWanted || isWanted(this.entries[doc] as Entry))
    const hits = bestHits(wantedWords, { ranks, seen, isWanted: isWantedDoc }, maxHits)
    for (const word of wantedWords) word.release()
    return hits.map(({ doc, score }) => ({ entry: this.entries[doc] as Entry, score }))
  }

  /** Returns how many entries have the folded word, whole or as a beginning. */
  frequency(word: string): number {
    this.settle()
    let sum = 0
    for (let index = this.vocabulary.lowerBound(word, 0, this.vocabulary.size); ; index++) {
      if (!this.vocabulary.beginsAt(index, word)) return sum
      sum += this.vocabulary.at(index).postings.length
    }
  }

  /** Returns whether a word begins with the folded one. */
  hasBeginning(word: string): boolean {
    this.settle()
    return this.vocabulary.beginsAt(this.vocabulary.lowerBound(word, 0, this.vocabulary.size), word)
  }

  /** Returns whether the folded word occurs in a provider's name. */
  isInName(word: string): boolean {
    return (this.vocabulary.get(word)?.postings.byField[0]?.length ?? 0) > 0
  }

  /** Returns the word of a provider's name that differs from the folded one by one mistake, as written, or null. */
  nameWordLike(word: string): string | null {
    if (word.length < minNameLength) return null
    this.settle()
    let found: Term | undefined
    misspelled(this.vocabulary, word, true, (other) => {
      const term = this.vocabulary.get(other)
      if (other[0] === word[0] && term?.postings.byField[0]?.length) found ??= term
    })
    const [doc] = found?.postings.byField[0] ?? []
    const names = doc === undefined ? [] : ((this.entries[doc] as Entry).name.match(/[\p{L}\p{N}]+/gu) ?? [])
    return names.find((name) => findableWords(name).includes(found?.word ?? '')) ?? null
  }

  /** Finds the documents that match a word of the query; each term counts once, with its best kind. */
  private find(text: string, i: number, isSpeltRight: boolean): WantedWord {
    this.worths[i] ??= new Uint8Array(this.barrierfree.length)
    const word = new WantedWord(this.worths[i])
    const { vocabulary } = this
    const number = ++this.wordsSought
    const note = (term: Term | undefined, kind: MatchKind) => {
      if (!term || term.foundFor === number) return
      term.foundFor = number
      word.add(term, kind)
    }
    const noteBeginning = (beginning: string, kind: MatchKind, low: number, high: number) => {
      const from = vocabulary.lowerBound(beginning, low, high)
      if (vocabulary.beginsAt(from + maxTogether, beginning)) note(this.listed(beginning, from, high), kind)
      else
        for (let index = from; vocabulary.beginsAt(index, beginning); index++)
          note(vocabulary.at(index), kind)
    }
    note(vocabulary.get(text), 'exact')
    noteBeginning(text, 'beginning', 0, vocabulary.size)
    if (!isSpeltRight && text.length >= minMisspelledLength) {
      misspelled(vocabulary, text, false, (other, isWhole, low, high) => {
        if (isWhole) note(vocabulary.get(other), 'misspelled')
        else noteBeginning(other, 'misspelled', low, high)
      })
    }
    word.settle()
    return word
  }

  /**
   * Returns the lists for the beginning of a word: those of its words, from index `low` on, joined on first use, then
   * kept up to date. Short beginnings are quick, and only those really typed use memory.
   */
  private listed(beginning: string, low: number, high: number): Term {
    const cached = this.vocabulary.get(`${beginning}*`)
    if (cached) return cached
    const term = this.vocabulary.obtain(`${beginning}*`, false)
    const end = this.vocabulary.upperBound(beginning, low, high)
    const bestField = new Uint8Array(this.entries.length).fill(none)
    for (let index = low; index < end; index++) {
      const { postings, beginnings } = this.vocabulary.at(index)
      beginnings.push(term)
      for (const [field, list] of postings.byField.entries()) {
        for (const doc of list ?? []) if (field < (bestField[doc] as number)) bestField[doc] = field
      }
    }
    const lists: number[][] = []
    for (const doc of this.order.docs) {
      const field = bestField[doc] as number
      if (field === none) continue
      lists[field] ??= []
      lists[field].push(doc)
    }
    for (const [field, docs] of lists.entries()) if (docs) term.postings.setList(field, docs)
    this.maxListedLength = Math.max(this.maxListedLength, beginning.length)
    return term
  }

  /** Returns each word of an entry with the best field it occurs in; fields ascend. */
  private fieldsByTerm(entry: Entry): Map<Term, number> {
    const services = withoutBarrierfree(entry.services)
    const fields = [entry.name, entry.category, services, entry.city, entry.street, entry.additionalInfo]
    const byTerm = new Map<Term, number>()
    fields.forEach((text, field) => {
      for (const word of findableWordsOnce(text)) {
        const term = this.obtain(word)
        if (!byTerm.has(term)) byTerm.set(term, field)
      }
    })
    return byTerm
  }

  private obtain(word: string): Term {
    const cached = this.vocabulary.get(word)
    if (cached) return cached
    const term = this.vocabulary.obtain(word, true)
    this.termById[term.id] = term
    for (let length = Math.min(word.length, this.maxListedLength); length > 0; length--) {
      const beginning = this.vocabulary.get(`${word.slice(0, length)}*`)
      if (beginning) term.beginnings.push(beginning)
    }
    return term
  }

  private growTo(size: number): void {
    if (size <= this.barrierfree.length) return
    const larger = Math.max(64, size * 2)
    const barrierfree = new Uint8Array(larger)
    barrierfree.set(this.barrierfree)
    this.barrierfree = barrierfree
    this.seen = new Uint8Array(larger)
    this.worths = []
  }
}

const none = 255

/** Adds the words' beginnings, each with the best field of its words; fields have to ascend. */
function withBeginnings(words: ReadonlyMap<Term, number>): Map<Term, number> {
  const all = new Map(words)
  for (const [{ beginnings }, field] of words) {
    for (const beginning of beginnings) if (!all.has(beginning)) all.set(beginning, field)
  }
  return all
}

/** Returns whether the word is in the sorted list; beginnings (`a*`) are found by name only. */
const isListed = (word: string) => !word.endsWith('*')
