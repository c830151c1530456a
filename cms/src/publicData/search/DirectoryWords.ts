import { appendTo } from '@directory/shared/appendTo'
import { isInflectionOf } from '../words/isFormOf.ts'
import { plainWords } from '../words/plainWords.ts'
import { Spelling } from '../words/Spelling.ts'
import { conceptIndex } from './conceptIndex.ts'
import { type Concept, rightSpelling, vocabulary, widerOf } from './concepts.ts'
import { standardForms, unshortened } from './dialect.ts'
import { PhraseIndex } from './PhraseIndex.ts'
import { type QueryWord, queryWords } from './queryWords.ts'
import type { Matches } from './Scores.ts'

/** A category with providers, and the words that people use for it. */
export interface KnownCategory {
  key: string
  name: string
  nameEn: string
  searchWords: string
}

interface Leading {
  category: number
  weight: number
}
const keyOfStems = (words: readonly QueryWord[]) =>
  words
    .map(({ stem }) => stem)
    .sort()
    .join(' ')
const nameKeyOf = (text: string) => keyOfStems(queryWords(text).filter(({ weight }) => weight !== 'stop'))

const isSame = (some: readonly QueryWord[], others: readonly QueryWord[]) =>
  some.length === others.length && some.every(({ plain }, i) => isInflectionOf(plain, others[i]?.plain ?? ''))

/** Usual categories by their names and other common names. */
let cachedNames: Map<string, Set<string>> | undefined
function usualNames(): Map<string, Set<string>> {
  if (cachedNames) return cachedNames
  cachedNames = new Map()
  for (const { name, also } of vocabulary().usualCategories)
    for (const key of [name, ...also].map(nameKeyOf))
      cachedNames.set(key, (cachedNames.get(key) ?? new Set()).add(name))
  return cachedNames
}

let cachedEnglish: Map<string, Set<string>> | undefined
/** Returns the English names of each usual category: 'Women's doctors (gynaecologists)' has two. */
function englishNames(): Map<string, Set<string>> {
  cachedEnglish ??= new Map(
    vocabulary().usualCategories.map(({ name, en }) => [name, new Set(en.split(/[()]/).map(nameKeyOf))]),
  )
  return cachedEnglish
}

const parted = / (?:und|für|oder) |[/,&–()]/
/** Words after which a name says how or where, not what: 'Banken mit Beratung zu Hause'. */
const further = / (?:mit|in|zu|bei) /

/** Returns what a category's name says that its providers are. */
export const headOf = (name: string) => name.split(further)[0] ?? ''

/** The words of a directory: its categories, all concepts, and which concept leads to which category. */
export class DirectoryWords {
  readonly conceptIndex = conceptIndex()
  readonly categoryIndex = new PhraseIndex()
  readonly places = new Spelling()
  private kinds: ReadonlySet<string>
  /** Categories by all that names them: name, parts of it, English name, words of staff. */
  private categoriesByName = new Map<string, number[]>()
  readonly categories: readonly KnownCategory[]
  /** Usual categories that this directory has, under any name. */
  private listedUsual: ReadonlySet<string> = new Set()
  private leading: Leading[][] = vocabulary().concepts.map(() => [])
  /** @param placeNames plain words and how they are written */
  constructor(categories: readonly KnownCategory[], placeNames: Iterable<[string, string]>) {
    this.categories = categories
    this.kinds = new Set(categories.flatMap(({ name, nameEn }) => [nameKeyOf(name), nameKeyOf(nameEn)]))
    categories.forEach((category, number) => {
      this.addWords(number, category)
    })
    this.findLeading()
    for (const [plain, written] of placeNames) this.places.add(plain, written)
  }

  /**
   * Returns the known word that a misspelled one means, as it is written, or null; `nameLike` finds a word of providers'
   * names, which comes before words that only sound alike or are parts of it.
   */
  correct(plain: string, nameLike: (plain: string) => string | null = () => null): string | null {
    const { conceptIndex, categoryIndex } = this
    const spellings = [categoryIndex.spelling, this.places, conceptIndex.spelling]
    const asRight = (spelling: Spelling, word: string) =>
      spelling === conceptIndex.spelling ? rightSpelling(word) : word
    for (const form of standardForms(plain)) {
      for (const spelling of spellings) if (spelling.has(form)) return spelling.writtenAs(form)
    }
    for (const spelling of spellings) {
      const ofName = spelling === conceptIndex.spelling ? nameLike(plain) : null
      if (ofName !== null) return ofName
      const meant = spelling.withOneMistake(plain)
      if (meant !== null) return asRight(spelling, meant)
    }
    // 'Putzstelle' consists of known words, so it is not 'Poststelle'.
    if (conceptIndex.knowsParts(plain) || categoryIndex.knowsParts(plain)) return null
    for (const form of [plain, ...unshortened(plain)]) {
      for (const spelling of spellings) {
        const meant = spelling.soundsLike(form)
        if (meant !== null) return asRight(spelling, meant)
      }
    }
    return null
  }

  /** Returns whether one letter makes a known word of it. */
  isOneMistakeAway(plain: string): boolean {
    return [this.categoryIndex, this.conceptIndex].some(({ spelling }) => spelling.withOneMistake(plain))
  }

  /** Returns the known word with one more letter at the end, as it is written, or null. */
  oneLonger(plain: string): string | null {
    if (plain.length < minBegunLength) return null
    const isLonger = (word: string) => plainWords(word).every((other) => other.length === plain.length + 1)
    return this.beginningWith(plain).find(isLonger) ?? null
  }

  /** Adds a missing t: 'Zahnarzt' for 'Zahnarz'. Both have the same stem, but no noun loses a final t. */
  nounWithT(plain: string): string | null {
    if (plain.length < minBegunLength) return null
    const spellings = [this.categoryIndex.spelling, this.conceptIndex.spelling]
    if (spellings.some((spelling) => spelling.has(plain))) return null
    const [noun] = spellings.flatMap((spelling) => spelling.writtenAs(`${plain}t`) ?? [])
    return noun !== undefined && /^\p{Lu}/u.test(noun) ? noun : null
  }

  /** Returns the town meant by a word with one typing error, as it is written, or null. */
  correctTown(plain: string): string | null {
    return plain.length < minTownLength ? null : this.places.withOneMistake(plain)
  }

  /**
   * Returns the categories that the words as a whole name, by their names or by an everyday word for them; `isSure` if it
   * is a name, or the first word for a thing.
   */
  categoriesNamed(words: readonly QueryWord[]): {
    categories: readonly number[]
    isSure: boolean
    isName: boolean
  } {
    const key = keyOfStems(words)
    const named = this.categoriesByName.get(key) ?? []
    if (named.length > 0) return { categories: named, isSure: true, isName: true }
    const concepts = [...new Set(this.conceptIndex.targetsOfAll(words))]
    const isMain = (number: number) => {
      const { de, en, categories } = vocabulary().concepts[number] as Concept
      if (categories.length === 1) return true
      return [de[0] ?? '', en[0] ?? ''].some((text) => isSame(queryWords(text), words))
    }
    const first = (number: number) => {
      const { leading, isWider } = this.leadingFrom(number, words)
      const most = Math.max(...leading.map(({ weight }) => weight))
      return isWider ? [] : leading.flatMap(({ category, weight }) => (weight === most ? category : []))
    }
    const main = concepts.filter(isMain).flatMap(first)
    if (main.length > 0) return { categories: [...new Set(main)], isSure: true, isName: false }
    return { categories: [...new Set(concepts.flatMap(first))], isSure: false, isName: false }
  }

  /** Returns, for each concept that a word of any language may mean, the stems of its German words. */
  synonymsOf(word: QueryWord): readonly (readonly string[])[] {
    return this.conceptIndex.targetsOf(word).slice(0, maxConcepts).map(germanStems)
  }

  /** Returns whether the word names a kind of provider, here or in usual directories: 'Arzt', not 'Brille'. */
  isKind({ stem, weight }: QueryWord): boolean {
    return weight === 'content' && (usualNames().has(stem) || this.kinds.has(stem))
  }

  /** Returns whether the words name usual kinds of provider, none of which is here under any name. */
  lacksKind(words: readonly QueryWord[]): boolean {
    const usual = words.flatMap(({ stem }) => [...(usualNames().get(stem) ?? [])])
    return usual.length > 0 && !usual.some((name) => this.listedUsual.has(name))
  }

  /** Returns known words that begin with it, those of the directory first. */
  beginningWith(plain: string): string[] {
    const { categoryIndex, conceptIndex } = this
    return [categoryIndex, conceptIndex].flatMap(({ spelling }) => spelling.beginningWith(plain))
  }

  private addWords(number: number, { name, nameEn, searchWords }: KnownCategory): void {
    const names = [name, headOf(name), ...headOf(name).split(parted), nameEn, ...searchWords.split(/[,;\n]/)]
    for (const key of new Set(names.map(nameKeyOf)))
      if (key !== '') appendTo(this.categoriesByName, key, number)
    for (const [text, worth, language] of [
      [name, 0.85, 'de'],
      [nameEn, 0.7, 'en'],
    ] as const) {
      const words = queryWords(text).filter(({ weight }) => weight === 'content')
      const ofHead = new Set(queryWords(headOf(text)).map(({ plain }) => plain))
      this.categoryIndex.add(number, text, { worth: 1.15, language })
      if (words.length < 2) continue
      for (const { typed, plain } of words)
        this.categoryIndex.add(number, typed, { worth: ofHead.has(plain) ? worth : worth / 3, language })
    }
    for (const text of searchWords.split(/[,;\n]/)) this.categoryIndex.add(number, text, { worth: 1.25 })
  }

  private findLeading(): void {
    const byUsual = new Map<string, Leading[]>()
    const byConcept = new Map<number, Leading[]>()
    this.categories.forEach(({ name }, category) => {
      const note = (text: string, weight: number) => {
        for (const usual of usualNames().get(nameKeyOf(text)) ?? [])
          appendTo(byUsual, usual, { category, weight })
      }
      note(name, 1)
      for (const part of headOf(name).split(parted)) note(part, 0.9)
      for (const [concept, { score }] of strongest(this.conceptIndex.match(queryWords(name))))
        if (score > 8) appendTo(byConcept, concept, { category, weight: 0.75 })
    })
    this.listedUsual = new Set(byUsual.keys())
    vocabulary().concepts.forEach(({ categories }, number) => {
      // Unlisted ones are skipped, so later ones move up.
      const listed = categories.filter((usual) => byUsual.has(usual))
      const named = listed.flatMap((usual, place) =>
        (byUsual.get(usual) ?? []).map(({ category, weight }) => ({
          category,
          weight: weight * (weights[place] ?? 0.4),
        })),
      )
      this.leading[number] = named.length > 0 ? named : (byConcept.get(number) ?? [])
    })
  }

  /**
   * Returns the categories with help for a concept. `isWider`: only a wider concept has some, or the words name an
   * unlisted kind of provider: for 'Hautarzt' a family doctor is a guess.
   */
  leadingFrom(
    number: number,
    words: readonly QueryWord[],
  ): { leading: readonly Leading[]; isWider: boolean } {
    let conceptNumber: number | undefined = number
    for (let step = 0; conceptNumber !== undefined && step < 6; step++) {
      const leading = this.leading[conceptNumber] ?? []
      if (leading.length > 0)
        return {
          leading,
          isWider: step > 0 || this.namesUnlisted(vocabulary().concepts[conceptNumber] as Concept, words),
        }
      conceptNumber = widerOf(vocabulary().concepts[conceptNumber] as Concept)
    }
    return { leading: [], isWider: true }
  }

  private namesUnlisted(concept: Concept, words: readonly QueryWord[]): boolean {
    const [first = ''] = concept.categories
    if (this.listedUsual.has(first) || !isTradeOfItsOwn(concept)) return false
    return words.some(
      ({ stem }) => usualNames().get(stem)?.has(first) || englishNames().get(first)?.has(stem),
    )
  }
}

const stemsOfConcepts = new Map<number, readonly string[]>()

/** Returns the stems of a concept's German words. */
function germanStems(number: number): readonly string[] {
  const known = stemsOfConcepts.get(number)
  if (known) return known
  const stems = (vocabulary().concepts[number]?.de ?? []).flatMap((text) => {
    const [only, ...more] = /^-|-$/.test(text) ? [] : queryWords(text)
    return only && more.length === 0 && only.stem.length >= minSynonymLength ? only.stem : []
  })
  stemsOfConcepts.set(number, stems)
  return stems
}

function isTradeOfItsOwn(concept: Concept): boolean {
  let ancestor: Concept | undefined = concept
  for (let step = 0; ancestor && step < 6; step++) {
    if (ancestor.isTradeOfItsOwn !== undefined) return ancestor.isTradeOfItsOwn
    const wider = widerOf(ancestor)
    ancestor = wider === undefined ? undefined : vocabulary().concepts[wider]
  }
  return false
}

/** Minimum length to complete a word; shorter ones may be whole words. */
const minBegunLength = 6
/** Maximum number of a word's concepts searched for synonyms. */
const maxConcepts = 3
const minSynonymLength = 5
/** Minimum length of a misspelled town: shorter names are too similar. */
const minTownLength = 6
const weights = [1, 0.75, 0.55, 0.45]

function strongest(matches: Matches) {
  const all = [...matches].sort(([, a], [, b]) => b.score - a.score)
  return all.filter(([, { score }]) => score >= (all[0]?.[1].score ?? 0) * 0.9).slice(0, 3)
}
