import { appendTo } from '@directory/shared/appendTo'
import { plainWords, stemOf } from './plainWords.ts'
import { isAboutAccess, isAboutVisits, type QueryWord, queryWords } from './queryWords.ts'
import { Spelling } from './Spelling.ts'

/** A word or part of a word that leads to a target. */
interface Fit {
  target: number
  worth: number
  /** Says how, not what: where something else is wanted it leads nowhere. */
  isAside: boolean
  /** The plain word, where a whole one is meant. */
  plain?: string
  /** An alarm: 'Blut' is not 'Blutung'. */
  isAlarm?: boolean
}
interface Phrase extends Fit {
  /** Stems that all have to be there. */
  stems: readonly string[]
  /** Points of each. */
  points: number
  /** Fits only where nothing else is said. */
  isAll: boolean
}

export interface Matched {
  score: number
  /** Which words of the query led there, and what each gave. */
  by: ReadonlyMap<number, number>
}
export type Matches = Map<number, Matched>

interface Options {
  worth?: number
  /** For alarms: matches whole words only, never parts of them. */
  whole?: boolean
}

const points = { exact: 10, stem: 9, affix: 5, partAtEnd: 3.5, partAtStart: 3, hint: 6, weak: 0.5 }
const minPartLength = 5
const minHeadLength = 4
/** Shorter stems are ambiguous: too many words could be a form of them. */
const minAlarmLength = 5
/** What stands in phrases of more targets says nothing. */
const maxHints = 20

/** Words and phrases with the targets they lead to. */
export class PhraseIndex {
  readonly spelling = new Spelling()
  private stems = new Map<string, Fit[]>()
  private firstParts = new Map<string, Fit[]>()
  private lastParts = new Map<string, Fit[]>()
  /** Words of phrases; each of them is only a weak hint. */
  private hints = new Map<string, Fit[]>()
  /** By their longest stem. */
  private phrases = new Map<string, Phrase[]>()

  add(target: number, text: string, { worth = 1, whole = false }: Options = {}): void {
    const words = queryWords(text)
    const [first] = words
    if (!first) return
    if (words.length === 1 && !text.endsWith('.')) this.addWord(target, text, first, worth, whole)
    else this.addPhrase(target, words, worth, { whole, isAll: text.endsWith('.') })
  }

  private addWord(target: number, text: string, word: QueryWord, worth: number, isAlarm: boolean): void {
    const { plain, stem } = word
    const fit = { target, worth, isAside: isAside(word) }
    if (text.endsWith('-')) appendTo(this.firstParts, plain, fit)
    else if (text.startsWith('-')) appendTo(this.lastParts, stem, fit)
    else {
      this.note(word)
      appendTo(this.stems, stem, { ...fit, plain, isAlarm })
    }
  }

  private addPhrase(
    target: number,
    words: readonly QueryWord[],
    worth: number,
    { whole, isAll }: { whole: boolean; isAll: boolean },
  ): void {
    const content = words.filter(({ weight }) => weight !== 'stop')
    const [only] = content
    // What joins elsewhere says it all in 'nicht mehr leben'.
    const needed = content.length < 2 || isAll ? words : whole ? words.filter(isNeededInAlarm) : content
    const sum = Math.max(
      minPhraseLetters,
      needed.reduce((all, { weight }) => all + pointsIn[weight], 1),
    )
    const stems = needed.map(({ stem }) => stem)
    const fit = { target, worth, isAside: content.length > 0 && content.every(isAside) }
    const longest = stems.reduce((a, b) => (b.length > a.length ? b : a))
    appendTo(this.phrases, longest, { ...fit, stems, points: sum / needed.length, isAll })
    if (isAll) return
    for (const word of content) {
      if (word.weight !== 'content') continue
      this.note(word)
      const known = this.hints.get(word.stem)
      if (!whole && known?.at(-1)?.target !== target) appendTo(this.hints, word.stem, fit)
    }
    if (content.length < 2 && only?.weight === 'content' && !whole)
      appendTo(this.stems, only.stem, { ...fit, worth: worth * 0.45 })
    // 'Rasenmähen' for 'Rasen mähen'
    if (content.length === 2) appendTo(this.stems, stemOf(content.map(({ plain }) => plain).join('')), fit)
  }

  private isWord({ plain, stem }: QueryWord): boolean {
    return this.stems.get(stem)?.some((fit) => fit.plain === plain) ?? false
  }

  private note({ plain, typed }: QueryWord): void {
    // 'isst' stands for 'essen', and is no way to write it.
    this.spelling.add(plain, plainWords(typed).includes(plain) ? typed : plain)
  }

  /** Whether the word itself leads somewhere, in whatever inflection. */
  knows({ plain, stem }: QueryWord): boolean {
    return this.stems.has(stem) || this.phrases.has(stem) || this.spelling.has(plain)
  }

  /** Where the words lead; `guess` are words that may be taken for compounds of known ones. */
  match(words: readonly QueryWord[], guess: (word: QueryWord) => boolean = () => true): Matches {
    const isMoreThanAside = words.some((word) => word.weight === 'content' && !isAside(word))
    const found = isMoreThanAside ? this.matchAll(words, guess, false) : undefined
    return found && found.size > 0 ? found : this.matchAll(words, guess, true)
  }

  private matchAll(
    words: readonly QueryWord[],
    guess: (word: QueryWord) => boolean,
    withAside: boolean,
  ): Matches {
    const found = new Scores(withAside)
    const said = words.filter(({ weight }) => weight !== 'stop')
    // 'Hilfe' alone leads somewhere, 'Hilfe für Oma' says no more than that.
    const isWeakOnly = said.length < 2 && said.every(({ weight }) => weight === 'weak')
    words.forEach((word, i) => {
      if (word.weight === 'stop' && !this.isWord(word)) return
      const isIgnored = word.weight !== 'content' && !isWeakOnly
      const factor = isIgnored ? points.weak / points.exact : 1
      const isKnown = this.matchWord(found, word, i, factor)
      const hints = isIgnored ? undefined : this.hints.get(word.stem)
      if (hints && hints.length <= maxHints) found.add(hints, i, points.hint / (1 + hints.length / 10))
      if (!isKnown && !isIgnored && guess(word)) this.matchParts(found, word, i)
    })
    this.matchPhrases(found, words)
    return found.sums()
  }

  private matchWord(found: Scores, { plain, stem }: QueryWord, i: number, factor: number): boolean {
    const all = this.stems.get(stem)
    if (!all) return false
    // What is left of short words says too little: 'car' is not 'care'.
    const isShort = stem.length < 4
    const fits = all.filter((fit) => {
      if (fit.plain === plain) return true
      if (isShort && Math.min(plain.length, fit.plain?.length ?? 4) <= 3) return false
      return !fit.isAlarm || stem.length >= minAlarmLength
    })
    if (fits.length === 0) return false
    const length = Math.min(plain.length, 12) / 10
    const exact = fits.filter((fit) => fit.plain === plain)
    if (exact.length > 0) found.add(exact, i, (points.exact + length) * factor)
    if (exact.length < fits.length) found.add(fits, i, (points.stem + length) * factor)
    return true
  }

  private matchPhrases(found: Scores, words: readonly QueryWord[]): void {
    if (words.length < 2) return
    const places = new Map(words.map(({ stem }, i) => [stem, i]))
    const isMore = ({ weight, stem }: QueryWord, { stems }: Phrase) =>
      weight !== 'stop' && !stems.includes(stem)
    for (const { stem } of words) {
      for (const phrase of this.phrases.get(stem) ?? []) {
        if (!phrase.stems.every((one) => places.has(one))) continue
        if (phrase.isAll && words.some((word) => isMore(word, phrase))) continue
        for (const one of phrase.stems) found.add([phrase], places.get(one) as number, phrase.points)
      }
    }
  }

  /** 'Zahnersatz' by 'Zahn-', 'Lungenarzt' by '-arzt', 'Rollstuhltransport' by 'Rollstuhl'. */
  private matchParts(found: Scores, { plain, stem }: QueryWord, i: number): void {
    for (let length = 3; length <= plain.length; length++) {
      const fits = this.firstParts.get(plain.slice(0, length))
      if (fits) found.add(fits, i, points.affix + length / 4)
    }
    for (let from = 0; from <= plain.length - 2; from++) {
      const fits = atEnd(this.lastParts, plain, stem, from)
      if (fits) found.add(fits, i, points.affix + (stem.length - from) / 4)
    }
    for (let from = 3; from <= plain.length - minPartLength; from++) {
      const fits = atEnd(this.stems, plain, stem, from)
      if (fits) {
        found.add(fits, i, points.partAtEnd + (plain.length - from) / 4)
        break
      }
    }
    for (let length = plain.length - 3; length >= minPartLength; length--) {
      const head = plain.slice(0, length)
      const fits = this.stems.get(stemOf(head))
      if (fits) {
        found.add(fits, i, points.partAtStart + length / 4)
        break
      }
    }
  }

  /** Whether the word is made of two that are known: 'Putzstelle'. */
  knowsParts(plain: string): boolean {
    for (let at = minHeadLength; at <= plain.length - minPartLength; at++) {
      const head = plain.slice(0, at)
      const isHead = this.firstParts.has(head) || this.stems.has(stemOf(head))
      if (isHead && this.spelling.has(plain.slice(at))) return true
    }
    return false
  }
}

/** Where the rest of a word leads; what is left of 'Nähkurs' without its ending is 'Nähkur'. */
const atEnd = (ends: ReadonlyMap<string, Fit[]>, plain: string, stem: string, from: number) =>
  (from < stem.length - 1 ? ends.get(stem.slice(from)) : undefined) ?? ends.get(plain.slice(from))

const isAside = (word: QueryWord) => isAboutVisits(word) || isAboutAccess(word)

/** An arm that hurts when it is moved is no alarm, one that cannot be moved is. */
const isNeededInAlarm = ({ weight, plain }: QueryWord) => weight !== 'stop' || plain === 'nicht'

/** What joins elsewhere tells a lot where all of it stands together: 'come with me'. */
const minPhraseLetters = 9
const pointsIn = { content: 11, weak: 5, stop: 1 }

function sumOf(some: Iterable<number>): number {
  let sum = 0
  for (const one of some) sum += one
  return sum
}

/** The best points of each word of the query for each target. */
class Scores {
  private byTarget = new Map<number, Map<number, number>>()
  private withAside: boolean

  constructor(withAside: boolean) {
    this.withAside = withAside
  }

  /** What leads to many targets says less of each; of the first named a little more. */
  add(fits: readonly Fit[], word: number, value: number): void {
    const share = value * (1 - 0.04 * Math.min(fits.length - 1, 6))
    fits.forEach(({ target, worth, isAside }, rank) => {
      if (isAside && !this.withAside) return
      const own = share * worth - Math.min(rank, 10) / 20
      const byWord = this.byTarget.get(target) ?? new Map<number, number>()
      if (own > (byWord.get(word) ?? 0)) byWord.set(word, own)
      this.byTarget.set(target, byWord)
    })
  }

  sums(): Matches {
    return new Map(
      [...this.byTarget].map(([target, byWord]) => [target, { score: sumOf(byWord.values()), by: byWord }]),
    )
  }
}
