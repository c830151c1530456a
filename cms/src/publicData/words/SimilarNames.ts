import { appendTo } from '@directory/shared/appendTo'
import { BoundedCache } from '@directory/shared/BoundedCache'
import type { Entry } from '@directory/shared/entry'
import { compareGerman } from '@directory/shared/fold'
import { minMisspelledLength, misspelled } from './misspelled.ts'
import { lettersOf, minSimilarity, nameSimilarity } from './nameSimilarity.ts'
import { nameWords } from './nameWords.ts'
import { type Term, Vocabulary } from './Vocabulary.ts'

const maxSimilar = 10
/** Maximum length of a name; no provider's is longer. */
const maxNameLength = 300
const maxWords = 16

interface Named {
  entry: Entry
  words: string[]
  letters: number
}

/** Finds entries whose names look the same to people; see `nameSimilarity` for what counts. */
export class SimilarNames {
  private vocabulary = new Vocabulary()
  private named: (Named | undefined)[] = []
  private docs = new Map<string, number>()
  /** Each document's own number as its rank: the order does not matter here. */
  private places: number[] = []
  private freeDocs: number[] = []
  /** Names without spaces, for 'Fuß-Pflege' and 'Fußpflege'. */
  private joined = new Map<string, number[]>()
  /** Terms by word, until an entry is put or removed: names of a list that is imported share many words. */
  private likeWord = new BoundedCache<string, ReadonlySet<Term>>(1000)

  put(entry: Entry): void {
    this.remove(entry.uuid)
    this.likeWord.clear()
    const words = nameWords(entry.name)
    const doc = this.freeDocs.pop() ?? this.named.length
    this.named[doc] = { entry, words, letters: lettersOf(words) }
    this.docs.set(entry.uuid, doc)
    this.places[doc] = doc
    for (const word of new Set(words)) this.vocabulary.obtain(word, true).postings.add(doc, 0, this.places)
    appendTo(this.joined, words.join(''), doc)
  }

  remove(uuid: string): void {
    const doc = this.docs.get(uuid)
    const named = doc === undefined ? undefined : this.named[doc]
    if (doc === undefined || named === undefined) return
    this.likeWord.clear()
    for (const word of new Set(named.words)) {
      const term = this.vocabulary.get(word)
      term?.postings.remove(doc, 0, this.places)
      if (term?.postings.length === 0) this.vocabulary.drop(term, true)
    }
    const key = named.words.join('')
    const left = this.joined.get(key)?.filter((other) => other !== doc) ?? []
    if (left.length > 0) this.joined.set(key, left)
    else this.joined.delete(key)
    this.docs.delete(uuid)
    this.named[doc] = undefined
    this.freeDocs.push(doc)
  }

  settle(): void {
    this.vocabulary.settle()
  }

  /** Returns at most 10 wanted entries, best first, equal ones in German order. */
  similar(name: string, isWanted: (entry: Entry) => boolean = () => true): Entry[] {
    const wanted = nameWords(name.slice(0, maxNameLength)).slice(0, maxWords)
    if (wanted.length === 0) return []
    const wantedLetters = lettersOf(wanted)
    const candidates: { named: Named; atMost: number }[] = []
    for (const [doc, letters] of this.sharedLetters(wanted)) {
      const named = this.named[doc]
      if (!named) continue
      const atMost = Math.min(1, (2 * letters) / (wantedLetters + named.letters))
      if (atMost >= minSimilarity && isWanted(named.entry)) candidates.push({ named, atMost })
    }
    candidates.sort((a, b) => b.atMost - a.atMost)
    const matches: { entry: Entry; value: number }[] = []
    let lastValue = 0
    for (const { named, atMost } of candidates) {
      if (atMost < lastValue) break
      const value = nameSimilarity(wanted, named.words)
      if (value === 0 || value < lastValue) continue
      matches.push({ entry: named.entry, value })
      if (matches.length < maxSimilar) continue
      matches.sort((a, b) => b.value - a.value)
      lastValue = matches[maxSimilar - 1]?.value ?? 0
    }
    return matches
      .sort(
        (a, b) =>
          b.value - a.value ||
          compareGerman(a.entry.name, b.entry.name) ||
          (a.entry.uuid < b.entry.uuid ? -1 : 1),
      )
      .slice(0, maxSimilar)
      .map(({ entry }) => entry)
  }

  /** Returns, for each document, an upper bound of the letters its name shares with the wanted words. */
  private sharedLetters(wanted: readonly string[]): Map<number, number> {
    this.settle()
    const shared = new Map<number, number>()
    for (const word of wanted) {
      const terms = this.termsLike(word)
      const inThisWord = terms.size > 1 ? new Set<number>() : undefined
      for (const { postings } of terms) {
        for (const doc of postings.byField[0] ?? []) {
          if (inThisWord?.has(doc)) continue
          inThisWord?.add(doc)
          // A misspelling may be longer by one letter.
          shared.set(doc, (shared.get(doc) ?? 0) + word.length + 1)
        }
      }
    }
    for (const doc of this.joined.get(wanted.join('')) ?? []) shared.set(doc, Number.MAX_SAFE_INTEGER)
    return shared
  }

  /** Returns the word's own term, and those that differ by one mistake. */
  private termsLike(word: string): ReadonlySet<Term> {
    const known = this.likeWord.get(word)
    if (known) return known
    const terms = new Set<Term>()
    const note = (text: string) => {
      const term = this.vocabulary.get(text)
      if (term) terms.add(term)
    }
    note(word)
    if (word.length >= minMisspelledLength) misspelled(this.vocabulary, word, true, note)
    this.likeWord.set(word, terms)
    return terms
  }
}
