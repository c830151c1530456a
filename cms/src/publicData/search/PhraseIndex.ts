import { appendTo } from '#shared/appendTo'
import type { WordLocale } from '#shared/locales'
import { isFormOf } from '../words/isFormOf.ts'
import { plainWords, stemOf } from '../words/plainWords.ts'
import { Spelling } from '../words/Spelling.ts'
import { type QueryWord, queryWords, treatments } from './queryWords.ts'

interface Lead {
  target: number
  worth: number
  /** True for one word of a phrase: by itself it is no evidence. */
  isHint?: boolean
}

/** A word or part of one. Thousands are kept: made by one literal, they share a shape, else have 300 bytes each. */
interface WordFit extends Lead {
  /** The plain word, if a whole word is meant. */
  plain: string | undefined
  language: WordLocale | undefined
  /** True for an alarm: 'Blut' is not 'Blutung'. */
  isAlarm: boolean
}

interface Phrase extends Lead {
  /** Stems that must all be in the query. */
  stems: readonly string[]
  points: number
  /** Number of its words, little ones too. */
  length: number
  /** It fits only when nothing else is said. */
  isAll: boolean
}

interface Options {
  worth?: number
  /** For alarms: matches whole words only, never parts of them. */
  whole?: boolean
  /** Undefined if the text may be of either language. */
  language?: WordLocale
}

export interface Matched {
  score: number
  /** Positions of the words that led to the target, with their points. */
  by: ReadonlyMap<number, number>
}
export type Matches = Map<number, Matched>

const points = { exact: 10, stem: 9, affix: 5, partAtEnd: 3.5, partAtStart: 3, hint: 6, weak: 0.5 }
const pointsIn = { content: 11, weak: 5, stop: 1 }
/** Points of a phrase: its stop words say a lot together ('come with me'). */
const minPhrasePoints = 9
const minPartLength = 5
/** Endings of names not split: 'Rosenheim' has no roses, 'Neukirchen' no church. */
const placeEnding = /(?:hausen|stadt|dorf|ingen|kirchen|heim|furt|bach|berg|burg|feld|fels)$/
/** Of an alarm's stem: shorter ones have too many forms. */
const minAlarmLength = 5

export class PhraseIndex {
  readonly spelling = new Spelling()
  private stems = new Map<string, WordFit[]>()
  private firstParts = new Map<string, WordFit[]>()
  private lastParts = new Map<string, WordFit[]>()
  private hints = new Map<string, WordFit[]>()
  private phrases = new Map<string, Phrase[]>()

  add(target: number, text: string, { worth = 1, whole = false, language }: Options) {
    const words = queryWords(text)
    const [first] = words
    if (!first) return
    const isAll = text.endsWith('.')
    const fitOf = (plain?: string, isHint = false): WordFit => {
      return { target, worth, language, plain, isHint, isAlarm: whole }
    }
    if (words.length > 1 || isAll) this.addPhrase(words, fitOf, isAll)
    else if (text.endsWith('-')) appendTo(this.firstParts, first.plain, fitOf())
    else if (text.startsWith('-')) appendTo(this.lastParts, first.stem, fitOf())
    else {
      this.note(first)
      appendTo(this.stems, first.stem, fitOf(first.plain))
    }
  }

  private addPhrase(
    words: readonly QueryWord[],
    fitOf: (plain?: string, isHint?: boolean) => WordFit,
    isAll: boolean,
  ) {
    const { target, worth, isAlarm } = fitOf()
    const content = words.filter(({ weight }) => weight !== 'stop')
    // Stop words count if there is hardly anything else: 'nicht mehr leben'.
    const needed = content.length < 2 || isAll ? words : isAlarm ? words.filter(isNeededInAlarm) : content
    const sum = needed.reduce((all, { weight }) => all + pointsIn[weight], 1)
    const stems = needed.map(({ stem }) => stem)
    const longest = stems.reduce((a, b) => (b.length > a.length ? b : a))
    const points = Math.max(minPhrasePoints, sum) / needed.length
    appendTo(this.phrases, longest, { target, worth, stems, points, length: words.length, isAll })
    if (isAll) return
    for (const word of content) {
      if (word.weight !== 'content') continue
      this.note(word)
      const known = this.hints.get(word.stem)
      if (!isAlarm && known?.at(-1)?.target !== target)
        appendTo(this.hints, word.stem, fitOf(word.plain, true))
    }
  }

  private note({ plain, typed }: QueryWord) {
    // 'isst' is replaced by 'essen', but is not a spelling of it.
    this.spelling.add(plain, plainWords(typed).includes(plain) ? typed : plain)
  }

  knows(word: QueryWord) {
    return this.isForm(word) || this.phrases.has(word.stem) || this.spelling.has(word.plain)
  }

  /** Whether it is a word or a form of one, not only of a phrase. */
  isForm(word: QueryWord) {
    return (
      this.stems.get(word.stem)?.some((fit) => fit.plain !== undefined && isFormOfFit(fit, word.plain)) ??
      false
    )
  }

  /** The targets of exactly these words together, in any inflection. */
  targetsOfAll(words: readonly QueryWord[]) {
    const [first, ...more] = words
    if (!first) return []
    if (more.length === 0) {
      const forms = (this.stems.get(first.stem) ?? []).filter(
        (fit) => !fit.isHint && fit.plain !== undefined && isFormOfFit(fit, first.plain),
      )
      const exact = forms.filter(({ plain }) => plain === first.plain)
      return (exact.length > 0 || first.plain.length < 4 ? exact : forms).map(({ target }) => target)
    }
    const stems = [...new Set(words.map(({ stem }) => stem))]
    const neededBy = (phrase: Phrase) => [...new Set(phrase.stems.filter((one) => !one.endsWith('~')))]
    const isSame = (phrase: Phrase) => [...neededBy(phrase)].sort().join() === [...stems].sort().join()
    const same = stems.flatMap((stem) => (this.phrases.get(stem) ?? []).filter(isSame))
    // A 'care home' is no 'home care' and no 'care at home'.
    const inOrder = same.filter(
      (phrase) => phrase.length === words.length && neededBy(phrase).join() === stems.join(),
    )
    return (inOrder.length > 0 ? inOrder : same).map(({ target }) => target)
  }

  /** The targets of the words; `guess` tells which words may be compounds of known ones. */
  match(words: readonly QueryWord[], guess: (word: QueryWord) => boolean = () => true): Matches {
    const matches = new Map<number, Map<number, number>>()
    const add: Add = (fits, i, value) => {
      for (const { target, worth, isHint } of fits) {
        // A single word is not meant as part of a phrase: 'Wetter' does not mean an umbrella.
        if (isHint && words.length < 2) continue
        const by = matches.get(target) ?? new Map<number, number>()
        by.set(i, Math.max(value * worth, by.get(i) ?? 0))
        matches.set(target, by)
      }
    }
    const content = words.filter(({ weight }) => weight !== 'stop')
    // A weak word counts fully only if nothing else is said: 'Hilfe'.
    const isWeakOnly = content.length < 2 && content.every(({ weight }) => weight === 'weak')
    for (const [i, word] of words.entries()) {
      const all = this.stems.get(word.stem) ?? []
      if (word.weight === 'stop' && !all.some(({ plain }) => plain === word.plain)) continue
      const isIgnored = word.weight !== 'content' && !isWeakOnly
      const isKnown = matchWord(all, word, i, isIgnored ? points.weak / points.exact : 1, add)
      if (isIgnored) continue
      const hints = (this.hints.get(word.stem) ?? []).filter((fit) => isFormOfFit(fit, word.plain))
      add(hints, i, points.hint / (1 + hints.length / 10))
      if (!isKnown && guess(word)) this.matchParts(word, i, add)
    }
    if (words.length > 1) this.matchPhrases(words, add)
    const sumOf = (by: ReadonlyMap<number, number>) => [...by.values()].reduce((a, b) => a + b, 0)
    return new Map([...matches].map(([target, by]) => [target, { score: sumOf(by), by }]))
  }

  private matchPhrases(words: readonly QueryWord[], add: Add) {
    const positions = new Map(words.map(({ stem }, i) => [stem, i]))
    const isMore = ({ weight, stem }: QueryWord, { stems }: Phrase) =>
      weight !== 'stop' && !stems.includes(stem)
    for (const { stem } of words) {
      for (const phrase of this.phrases.get(stem) ?? []) {
        if (!phrase.stems.every((one) => positions.has(one))) continue
        if (phrase.isAll && words.some((word) => isMore(word, phrase))) continue
        const at = phrase.stems.map((one) => positions.get(one) as number)
        for (const i of at) add([phrase], i, phrase.points)
      }
    }
  }

  /** Matches parts: 'Zahnersatz' by 'Zahn-', 'Lungenarzt' by '-arzt', 'Rollstuhltransport' by 'Rollstuhl'. */
  private matchParts({ plain, stem }: QueryWord, i: number, add: Add) {
    for (let length = 3; length <= plain.length; length++)
      add(this.firstParts.get(plain.slice(0, length)) ?? [], i, points.affix + length / 4)
    // 'Gebissreparatur' is about the 'Gebiss'.
    const end = treatmentIn(plain)
    for (let from = 0; from < Math.min(end, plain.length - 1); from++)
      add(atEnd(this.lastParts, plain, stem, from), i, points.affix + (stem.length - from) / 4)
    if (placeEnding.test(plain)) return
    for (let from = 3; end === plain.length && from <= plain.length - minPartLength; from++) {
      const fits = ofCompounds(atEnd(this.stems, plain, stem, from), plain.slice(from))
      add(fits, i, points.partAtEnd + (plain.length - from) / 4)
      if (fits.length > 0) break
    }
    for (let length = plain.length - 3; length >= minPartLength; length--) {
      const head = plain.slice(0, length)
      const fits = ofCompounds(this.stems.get(stemOf(head)) ?? [], head)
      add(fits, i, points.partAtStart + length / 4)
      if (fits.length > 0) break
    }
  }
}

type Add = (leads: readonly Lead[], word: number, value: number) => void

function matchWord(all: readonly WordFit[], { plain, stem }: QueryWord, i: number, factor: number, add: Add) {
  // Stems of short words are ambiguous: 'car' is not 'care'.
  const isShort = stem.length < 4
  const fits = all.filter((fit) => {
    if (fit.plain === plain) return true
    if (isShort && Math.min(plain.length, fit.plain?.length ?? 4) <= 3) return false
    return isFormOfFit(fit, plain) && (!fit.isAlarm || stem.length >= minAlarmLength)
  })
  const length = Math.min(plain.length, 12) / 10
  const exact = fits.filter((fit) => fit.plain === plain)
  add(exact, i, (points.exact + length) * factor)
  if (exact.length === 0) add(fits, i, (points.stem + length) * factor)
  return fits.length > 0
}

/** The targets of the end of a word, by its stem or as written: the stem of 'Nähkurs' is 'Nähkur'. */
const atEnd = (ends: ReadonlyMap<string, WordFit[]>, plain: string, stem: string, from: number) =>
  (from < stem.length - 1 ? ends.get(stem.slice(from)) : undefined) ?? ends.get(plain.slice(from)) ?? []

/** Where the word for a treatment begins at the end of a compound, or its length. */
function treatmentIn(plain: string) {
  for (let from = 3; from <= plain.length - minPartLength; from++)
    if (treatments.has(plain.slice(from))) return from
  return plain.length
}

/** Keeps German words of which the part is a form: there is no wart in 'Hogwarts' and no Haut in 'Entenhausen'. */
const ofCompounds = (fits: readonly WordFit[], part: string) =>
  fits.filter((fit) => fit.language !== 'en' && isFormOfFit(fit, part))

const isFormOfFit = ({ plain, language }: WordFit, word: string) =>
  plain === undefined || isFormOf(plain, word, language)

/** Whether an alarm needs the word, also 'nicht': an arm that cannot be moved is one. */
const isNeededInAlarm = ({ weight, plain }: QueryWord) => weight !== 'stop' || plain === 'nicht'
