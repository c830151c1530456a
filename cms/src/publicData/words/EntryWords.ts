import { appendTo } from '#shared/appendTo'
import { withoutBarrierfree } from '#shared/barrierfree'
import { differsByOne } from '#shared/differsByOne'
import type { Entry } from '#shared/entry'
import { foldedWords } from '#shared/fold'
import { factWords } from './factWords.ts'
import { isSaidAs, tradeOf } from './isFormOf.ts'
import { minSlipLength } from './nameSimilarity.ts'
import { plainNameWords, plainSpelling, plainWords, stemOf } from './plainWords.ts'

interface Word {
  plain: string
  entries: Set<Entry>
  /** Number of entries that have it in their names. */
  inNames: number
}

const minBegunLength = 3
/** Characters and words read; what visitors type is far shorter. */
const maxTextLength = 1000
const maxWords = 16
const minNameLength = 5
/** Of a word that lacks its last letters, and how many may be missing. */
const minUnfinishedLength = 8
const maxMissing = 2

function wordsOf(entry: Entry) {
  const { name, category, services, street, plz, city, additionalInfo } = entry
  const texts = [category, withoutBarrierfree(services), street, plz, city, additionalInfo]
  return new Set([...plainNameWords(name), ...plainWords([...texts, factWords(entry)].join('\n'))])
}

/** Ranking is in `order.ts`. */
export class EntryWords {
  private byPlain = new Map<string, Word>()
  private byStem = new Map<string, Word[]>()
  private byLetter = new Map<string, Word[]>()
  private entries = new Map<string, { entry: Entry; words: Word[] }>()

  put(entry: Entry) {
    this.remove(entry.uuid)
    const words = [...wordsOf(entry)].map((plain) => this.wordOf(plain))
    for (const word of words) word.entries.add(entry)
    this.countName(entry, 1)
    this.entries.set(entry.uuid, { entry, words })
  }

  /** Its words stay, since its next version has most of them. */
  remove(uuid: string) {
    const present = this.entries.get(uuid)
    for (const word of present?.words ?? []) word.entries.delete(present?.entry as Entry)
    if (present) this.countName(present.entry, -1)
    this.entries.delete(uuid)
  }

  private countName({ name }: Entry, change: number) {
    for (const plain of plainNameWords(name)) this.wordOf(plain).inNames += change
  }

  private exact(plain: string): ReadonlySet<Entry> {
    const alike = this.byStem.get(stemOf(plain)) ?? []
    const words = [...alike, this.byPlain.get(tradeOf(plain)) ?? []]
      .flat()
      .filter((word) => isSaidAs(word.plain, plain))
    const [only] = words
    return only && words.length === 1 ? only.entries : new Set(words.flatMap(({ entries }) => [...entries]))
  }

  exactAll(plain: readonly string[]): Entry[] {
    return inAll(plain.map((word) => this.exact(word)))
  }

  /** With a word that begins with the letter and is meant. */
  private where(letter: string, isMeant: (plain: string) => boolean): Set<Entry> {
    const found = new Set<Entry>()
    for (const { plain, entries } of this.byLetter.get(letter) ?? [])
      if (entries.size > 0 && isMeant(plain)) for (const entry of entries) found.add(entry)
    return found
  }

  /** With the folded word, one that begins with it or, unless it is spelt right, with one slip. */
  private fuzzy(folded: string, isSpeltRight: boolean): Set<Entry> {
    const plain = plainSpelling(folded)
    const mayBegin = plain.length >= minBegunLength
    const maySlip = !isSpeltRight && folded.length >= minSlipLength
    return this.where(plain.charAt(0), (word) => {
      if (word === plain || (mayBegin && word.startsWith(plain))) return true
      // 'Diaetiker' may lack a letter, or be 'Diätiker'.
      return maySlip && (differsByOne(word, plain) || (folded !== plain && differsByOne(word, folded)))
    })
  }

  fuzzyAll(text: string, isSpeltRight: boolean): Entry[] {
    const words = [...new Set(foldedWords(text.slice(0, maxTextLength)))].slice(0, maxWords)
    return inAll(words.map((word) => this.fuzzy(word, isSpeltRight)))
  }

  hasBeginning(plain: string) {
    const near = this.byLetter.get(plain.charAt(0)) ?? []
    return near.some((word) => word.entries.size > 0 && word.plain.startsWith(plain))
  }

  isInName(plain: string) {
    return (this.byPlain.get(plain)?.inNames ?? 0) > 0
  }

  get size() {
    return this.entries.size
  }

  says(plain: string) {
    return this.exact(plain).size > 0
  }

  /** The shortest of which only the last letters are missing, as written, or null. */
  unfinished(plain: string) {
    if (plain.length < minUnfinishedLength) return null
    const isMeant = (word: string) => word.startsWith(plain) && word.length - plain.length <= maxMissing
    return this.writtenAs(plain, isMeant)
  }

  /** One slip away, of a name or services, as written, or null. */
  wordLike(plain: string) {
    return plain.length < minNameLength ? null : this.writtenAs(plain, (word) => differsByOne(word, plain))
  }

  /** The shortest word of names, else of services, with the same first letter that is meant. */
  private writtenAs(plain: string, isMeant: (plain: string) => boolean) {
    const words = (this.byLetter.get(plain.charAt(0)) ?? [])
      .filter((word) => isMeant(word.plain))
      .sort((a, b) => a.plain.length - b.plain.length)
    for (const field of ['name', 'services'] as const) {
      for (const word of words) {
        for (const entry of word.entries) {
          const written = entry[field].match(/[\p{L}\p{N}]+/gu) ?? []
          const own = written.find((part) => plainWords(part)[0] === word.plain)
          if (own !== undefined) return own
        }
      }
    }
    return null
  }

  private wordOf(plain: string) {
    const known = this.byPlain.get(plain)
    if (known) return known
    const word = { plain, entries: new Set<Entry>(), inNames: 0 }
    this.byPlain.set(plain, word)
    appendTo(this.byStem, stemOf(plain), word)
    appendTo(this.byLetter, plain.charAt(0), word)
    return word
  }
}

function inAll(sets: readonly ReadonlySet<Entry>[]) {
  const [smallest, ...others] = sets.toSorted((a, b) => a.size - b.size)
  return [...(smallest ?? [])].filter((entry) => others.every((some) => some.has(entry)))
}
