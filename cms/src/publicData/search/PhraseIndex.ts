import { appendTo } from '@directory/shared/appendTo'
import { isFormOf, isNearForm, type Language } from '../words/isFormOf.ts'
import { plainWords, stemOf } from '../words/plainWords.ts'
import { Spelling } from '../words/Spelling.ts'
import { isAboutAccess, isAboutVisits, isTreatment, type QueryWord, queryWords } from './queryWords.ts'
import { type Matches, Scores, type WordFit } from './Scores.ts'

interface Phrase extends WordFit {
  /** Stems that must all be in the query. */
  stems: readonly string[]
  /** Points of each stem. */
  points: number
  /** True if it fits only when nothing else is said. */
  isAll: boolean
}

interface Options {
  worth?: number
  /** For alarms: matches whole words only, never parts of them. */
  whole?: boolean
  /** Undefined if the text may be of either language. */
  language?: Language | undefined
}

const points = { exact: 10, stem: 9, affix: 5, partAtEnd: 3.5, partAtStart: 3, hint: 6, weak: 0.5 }
/** Factor for a word such as 'kaputt' if the query also names a known thing. */
const treatmentFactor = 0.6
const minPartLength = 5
const minHeadLength = 4
/** Endings of names not split: 'Rosenheim' has no roses, 'Neukirchen' no church. */
const placeEnding = /(?:hausen|stadt|dorf|ingen|kirchen|heim|furt|bach|berg|burg|feld|fels)$/
/** Minimum length of an alarm's stem: shorter ones have too many forms. */
const minAlarmLength = 5
/** Maximum number of targets of a hint: with more it says nothing. */
const maxHints = 20

/** Index of words and phrases and the targets they lead to. */
export class PhraseIndex {
  readonly spelling = new Spelling()
  private stems = new Map<string, WordFit[]>()
  private firstParts = new Map<string, WordFit[]>()
  private lastParts = new Map<string, WordFit[]>()
  /** Words of phrases; each of them is only a weak hint. */
  private hints = new Map<string, WordFit[]>()
  /** Phrases by their longest stem. */
  private phrases = new Map<string, Phrase[]>()

  add(target: number, text: string, options: Options = {}): void {
    const words = queryWords(text)
    const [first] = words
    if (!first) return
    const isAll = text.endsWith('.')
    if (words.length === 1 && !isAll) this.addWord(target, text, first, options)
    else this.addPhrase(target, words, { ...options, isAll })
  }

  private addWord(
    target: number,
    text: string,
    word: QueryWord,
    { worth = 1, whole: isAlarm = false, language }: Options,
  ): void {
    const { plain, stem } = word
    const fit = { target, worth, isAside: isAside(word), language }
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
    { worth = 1, whole = false, language, isAll }: Options & { isAll: boolean },
  ): void {
    const content = words.filter(({ weight }) => weight !== 'stop')
    const [only] = content
    // Stop words count if there is hardly anything else: 'nicht mehr leben'.
    const needed = content.length < 2 || isAll ? words : whole ? words.filter(isNeededInAlarm) : content
    const sum = Math.max(
      minPhraseLetters,
      needed.reduce((all, { weight }) => all + pointsIn[weight], 1),
    )
    const stems = needed.map(({ stem }) => stem)
    const fit = { target, worth, isAside: content.length > 0 && content.every(isAside), language }
    const longest = stems.reduce((a, b) => (b.length > a.length ? b : a))
    appendTo(this.phrases, longest, { ...fit, stems, points: sum / needed.length, isAll })
    if (isAll) return
    for (const word of content) {
      if (word.weight !== 'content') continue
      this.note(word)
      const known = this.hints.get(word.stem)
      if (!whole && known?.at(-1)?.target !== target)
        appendTo(this.hints, word.stem, { ...fit, plain: word.plain, isHint: true })
    }
    if (content.length < 2 && only?.weight === 'content' && !whole)
      appendTo(this.stems, only.stem, { ...fit, worth: worth * 0.45, plain: only.plain, isHint: true })
    // 'Rasenmähen' for 'Rasen mähen'
    if (content.length === 2) appendTo(this.stems, stemOf(content.map(({ plain }) => plain).join('')), fit)
  }

  private isWord({ plain, stem }: QueryWord): boolean {
    return this.stems.get(stem)?.some((fit) => fit.plain === plain) ?? false
  }

  private isForm(word: QueryWord): boolean {
    return this.stems.get(word.stem)?.some((fit) => fit.plain !== undefined && isForm(fit, word)) ?? false
  }

  private note({ plain, typed }: QueryWord): void {
    // 'isst' is replaced by 'essen', but is not a spelling of it.
    this.spelling.add(plain, plainWords(typed).includes(plain) ? typed : plain)
  }

  /** Returns whether the word itself leads to a target, in any inflection. */
  knows({ plain, stem }: QueryWord): boolean {
    return this.stems.has(stem) || this.phrases.has(stem) || this.spelling.has(plain)
  }

  /** Returns the targets of exactly this word, without alarms. */
  targetsOf({ plain, stem }: QueryWord): number[] {
    const fits = this.stems.get(stem) ?? []
    return fits.flatMap((fit) => (fit.plain === plain && !fit.isHint && !fit.isAlarm ? fit.target : []))
  }

  /** Returns the targets of exactly these words together, in any inflection. */
  targetsOfAll(words: readonly QueryWord[]): number[] {
    const [first, ...more] = words
    if (!first) return []
    if (more.length === 0) {
      const forms = (this.stems.get(first.stem) ?? []).filter(
        (fit) => !fit.isHint && fit.plain !== undefined && isForm(fit, first),
      )
      const exact = forms.filter(({ plain }) => plain === first.plain)
      return (exact.length > 0 || first.plain.length < 4 ? exact : forms).map(({ target }) => target)
    }
    const stems = new Set(words.map(({ stem }) => stem))
    return words.flatMap(({ stem }) =>
      (this.phrases.get(stem) ?? []).flatMap((phrase) => {
        const needed = new Set(phrase.stems.filter((one) => !one.endsWith('~')))
        return needed.size === stems.size && [...needed].every((one) => stems.has(one)) ? phrase.target : []
      }),
    )
  }

  /** Returns the targets of the words; `guess` tells which words may be compounds of known ones. */
  match(words: readonly QueryWord[], guess: (word: QueryWord) => boolean = () => true): Matches {
    const isMoreThanAside = words.some((word) => word.weight === 'content' && !isAside(word))
    const withoutAsides = isMoreThanAside ? this.matchAll(words, guess, false) : undefined
    return withoutAsides && withoutAsides.size > 0 ? withoutAsides : this.matchAll(words, guess, true)
  }

  private matchAll(
    words: readonly QueryWord[],
    guess: (word: QueryWord) => boolean,
    withAside: boolean,
  ): Matches {
    const scores = new Scores(withAside)
    const content = words.filter(({ weight }) => weight !== 'stop')
    // A weak word counts fully only if nothing else is said: 'Hilfe'.
    const isWeakOnly = content.length < 2 && content.every(({ weight }) => weight === 'weak')
    const hasThing = words.some(
      (word) => word.weight === 'content' && !isTreatment(word) && this.isForm(word),
    )
    words.forEach((word, i) => {
      if (word.weight === 'stop' && !this.isWord(word)) return
      const isIgnored = word.weight !== 'content' && !isWeakOnly
      const ofTreatment = hasThing && isTreatment(word) ? treatmentFactor : 1
      const factor = isIgnored ? points.weak / points.exact : ofTreatment
      const isKnown = this.matchWord(scores, word, i, factor)
      const hints = isIgnored ? [] : (this.hints.get(word.stem) ?? []).filter((fit) => isForm(fit, word))
      if (hints.length > 0 && hints.length <= maxHints)
        scores.add(hints, i, points.hint / (1 + hints.length / 10))
      if (!isKnown && !isIgnored && guess(word)) this.matchParts(scores, word, i)
    })
    this.matchPhrases(scores, words)
    // A single word is not meant as part of a phrase: 'Wetter' does not mean an umbrella.
    return scores.sums(words.length < 2)
  }

  private matchWord(found: Scores, word: QueryWord, i: number, factor: number): boolean {
    const { plain, stem } = word
    const all = this.stems.get(stem)
    if (!all) return false
    // Stems of short words are ambiguous: 'car' is not 'care'.
    const isShort = stem.length < 4
    const fits = all.filter((fit) => {
      if (fit.plain === plain) return true
      if (isShort && Math.min(plain.length, fit.plain?.length ?? 4) <= 3) return false
      return isForm(fit, word) && (!fit.isAlarm || stem.length >= minAlarmLength)
    })
    if (fits.length === 0) return false
    const length = Math.min(plain.length, 12) / 10
    const exact = fits.filter((fit) => fit.plain === plain)
    if (exact.length > 0) found.add(exact, i, (points.exact + length) * factor)
    const others = exact.length === 0 ? fits : fits.filter((fit) => fit.plain === plain || isLike(fit, exact))
    if (exact.length < others.length) found.add(others, i, (points.stem + length) * factor)
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

  /** Matches parts: 'Zahnersatz' by 'Zahn-', 'Lungenarzt' by '-arzt', 'Rollstuhltransport' by 'Rollstuhl'. */
  private matchParts(found: Scores, { plain, stem }: QueryWord, i: number): void {
    for (let length = 3; length <= plain.length; length++) {
      const fits = this.firstParts.get(plain.slice(0, length))
      if (fits) found.add(fits, i, points.affix + length / 4)
    }
    for (let from = 0; from <= plain.length - 2; from++) {
      const fits = atEnd(this.lastParts, plain, stem, from)
      if (fits) found.add(fits, i, points.affix + (stem.length - from) / 4)
    }
    if (placeEnding.test(plain)) return
    for (let from = 3; from <= plain.length - minPartLength; from++) {
      const fits = ofCompounds(atEnd(this.stems, plain, stem, from), plain.slice(from))
      if (fits) {
        found.add(fits, i, points.partAtEnd + (plain.length - from) / 4)
        break
      }
    }
    for (let length = plain.length - 3; length >= minPartLength; length--) {
      const head = plain.slice(0, length)
      const fits = ofCompounds(this.stems.get(stemOf(head)), head)
      if (fits) {
        found.add(fits, i, points.partAtStart + length / 4)
        break
      }
    }
  }

  /** Returns whether the word consists of two known ones: 'Putzstelle'. */
  knowsParts(plain: string): boolean {
    for (let split = minHeadLength; split <= plain.length - minPartLength; split++) {
      const head = plain.slice(0, split)
      const isHead = this.firstParts.has(head) || this.stems.has(stemOf(head))
      if (isHead && this.spelling.has(plain.slice(split))) return true
    }
    return false
  }
}

/** Returns the targets of the end of a word, by its stem or as written: the stem of 'Nähkurs' is 'Nähkur'. */
const atEnd = (ends: ReadonlyMap<string, WordFit[]>, plain: string, stem: string, from: number) =>
  (from < stem.length - 1 ? ends.get(stem.slice(from)) : undefined) ?? ends.get(plain.slice(from))

/** Keeps German words of which the part is a form: there is no wart in 'Hogwarts' and no Haut in 'Entenhausen'. */
function ofCompounds(fits: readonly WordFit[] | undefined, part: string): readonly WordFit[] | undefined {
  const right = fits?.filter(
    ({ language, plain }) => language !== 'en' && (plain === undefined || isFormOf(plain, part, language)),
  )
  return right && right.length > 0 ? right : undefined
}

const isForm = ({ plain, language }: WordFit, word: QueryWord) =>
  plain === undefined || isFormOf(plain, word.plain, language)

/** Returns whether a form may count beside the exact word: only in the same language (Rente is not 'rent'). */
const isLike = ({ plain = '', language }: WordFit, exact: readonly WordFit[]) =>
  exact.some((known) => known.language === language && isNearForm(plain, known.plain ?? plain, language))

const isAside = (word: QueryWord) => isAboutVisits(word) || isAboutAccess(word)

/** Returns whether an alarm needs the word, also 'nicht': an arm that cannot be moved is one. */
const isNeededInAlarm = ({ weight, plain }: QueryWord) => weight !== 'stop' || plain === 'nicht'

/** Minimum points of a phrase: its stop words say a lot together ('come with me'). */
const minPhraseLetters = 9
const pointsIn = { content: 11, weak: 5, stop: 1 }
