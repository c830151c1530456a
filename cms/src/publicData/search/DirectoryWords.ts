import { appendTo } from '#shared/appendTo'
import { defaultLocale, localeRows, locales, type Translations } from '#shared/locales'
import { isInflectionOf } from '../words/isFormOf.ts'
import { Spelling } from '../words/Spelling.ts'
import {
  type Concept,
  germanStems,
  isTradeOfItsOwn,
  type Leading,
  usualNameOf,
  vocabulary,
  withWider,
} from './concepts.ts'
import { standardForms, unshortened } from './dialect.ts'
import { type Matches, PhraseIndex } from './PhraseIndex.ts'
import { headOf, keyOfStems, nameKeyOf, type QueryWord, queryWords } from './queryWords.ts'

export interface KnownCategory {
  key: string
  name: string
  names: Translations
  searchWords: string
}

export interface NamedCategories {
  categories: readonly number[]
  /** The words are a name of theirs, or the first word for a thing. */
  isSure: boolean
  isName: boolean
}

const isSame = (some: readonly QueryWord[], others: readonly QueryWord[]) =>
  some.length === others.length && some.every(({ plain }, i) => isInflectionOf(plain, others[i]?.plain ?? ''))

const parted = / (?:und|für|oder) |[/,&–()]/

const maxConcepts = 3
/** Letters of a town or kind of provider that may be misspelled; shorter names are too similar. */
const minNameLength = 6
/** Weights of a concept's usual categories that are listed here, in their order. */
const weights = [1, 0.75, 0.55, 0.45]
/** Of a concept that a category's name means. */
const minNameScore = 8

/** The words of a directory: its categories, all concepts, and which concept leads to which category. */
export class DirectoryWords {
  readonly conceptIndex = vocabulary().index
  readonly categoryIndex = new PhraseIndex()
  private places = new Spelling()
  private kinds: ReadonlySet<string>
  /** Categories by all that names them: name, parts of it, translations, words of staff. */
  private categoriesByName = new Map<string, number[]>()
  /** Usual categories that this directory has, under any name. */
  private listedUsual: ReadonlySet<string> = new Set()
  /** By concept, the surest first. */
  private leading: readonly Leading[][] = []

  constructor(
    readonly categories: readonly KnownCategory[],
    placeNames: Iterable<[string, string]>,
  ) {
    this.kinds = new Set(
      categories.flatMap(({ name, names }) => [name, ...Object.values(names)].map(nameKeyOf)),
    )
    for (const [number, category] of categories.entries()) this.addWords(number, category)
    this.findLeading()
    for (const [plain, written] of placeNames) this.places.add(plain, written)
  }

  knows(word: QueryWord) {
    return this.conceptIndex.knows(word) || this.categoryIndex.knows(word)
  }

  /** Whether the word means nothing by itself, or something known. */
  explains(word: QueryWord) {
    return word.weight !== 'content' || this.knows(word)
  }

  hasSpelling(plain: string) {
    return this.conceptIndex.spelling.has(plain) || this.categoryIndex.spelling.has(plain)
  }

  /** Null for none; one of a name (`nameLike`) before one of like sound. */
  correct(plain: string, nameLike: () => string | null) {
    const { conceptIndex, categoryIndex } = this
    const spellings = [categoryIndex.spelling, this.places, conceptIndex.spelling]
    for (const form of standardForms(plain)) {
      for (const spelling of spellings) if (spelling.has(form)) return spelling.writtenAs(form)
    }
    for (const spelling of spellings) {
      const ofName = spelling === conceptIndex.spelling ? nameLike() : null
      if (ofName !== null) return ofName
      const meant = spelling.withOneMistake(plain)
      if (meant !== null) return meant
    }
    for (const form of [plain, ...unshortened(plain)]) {
      for (const spelling of spellings) {
        const meant = spelling.soundsLike(form)
        if (meant !== null) return meant
      }
    }
    return null
  }

  /** With one letter wrong; as it is written, or null. */
  nounLike(plain: string) {
    const [meant = ''] = [this.categoryIndex, this.conceptIndex].flatMap(
      ({ spelling }) => spelling.withOneMistake(plain) ?? [],
    )
    return plain.length >= minNameLength && /^\p{Lu}/u.test(meant) ? meant : null
  }

  /** With one typing error; as it is written, or null. */
  correctTown(plain: string) {
    return plain.length < minNameLength ? null : this.places.withOneMistake(plain)
  }

  /** As a whole, by their names or by an everyday word for them. */
  categoriesNamed(words: readonly QueryWord[]): NamedCategories {
    const named = this.categoriesByName.get(keyOfStems(words)) ?? []
    if (named.length > 0) return { categories: named, isSure: true, isName: true }
    const concepts = [...new Set(this.conceptIndex.targetsOfAll(words))]
    const isMain = (number: number) => {
      const { de, en, categories } = vocabulary().concepts[number] as Concept
      // 'Haare schneiden' is one trade; 'Münzen' has the bank, too.
      if (categories.length === 1 && words.length > 1) return true
      return [de[0] ?? '', en[0] ?? ''].some((text) => isSame(queryWords(text), words))
    }
    const first = (number: number) => {
      const { leading, isWider } = this.leadingFrom(number, words)
      const surest = leading.filter(({ weight }) => !isWider && weight === leading[0]?.weight)
      return surest.map(({ category }) => category)
    }
    const main = concepts.filter(isMain).flatMap(first)
    const categories = new Set(main.length > 0 ? main : concepts.flatMap(first))
    return { categories: [...categories], isSure: main.length > 0, isName: false }
  }

  /** For each concept that a word of any language may mean, the stems of its German words. */
  synonymsOf(word: QueryWord): readonly (readonly string[])[] {
    return this.conceptIndex.targetsOfAll([word]).slice(0, maxConcepts).map(germanStems)
  }

  /** Whether the word names a kind of provider, here or in usual directories: 'Arzt', not 'Brille'. */
  isKind({ stem, weight }: QueryWord) {
    return weight === 'content' && (vocabulary().usualNames.has(stem) || this.kinds.has(stem))
  }

  /** Whether the words name usual kinds of provider, none of which is here under any name. */
  lacksKind(words: readonly QueryWord[]) {
    const usual = usualNamesOf(words)
    return usual.length > 0 && !usual.some((name) => this.listedUsual.has(name))
  }

  beginningWith(plain: string) {
    const { categoryIndex, conceptIndex } = this
    return [categoryIndex, conceptIndex].flatMap(({ spelling }) => spelling.beginningWith(plain))
  }

  private addWords(number: number, { name, names: translations, searchWords }: KnownCategory) {
    const ofStaff = searchWords.split(/[,;\n]/)
    const names = [
      name,
      headOf(name),
      ...headOf(name).split(parted),
      ...Object.values(translations),
      ...ofStaff,
    ]
    for (const key of new Set(names.map(nameKeyOf)))
      if (key !== '') appendTo(this.categoriesByName, key, number)
    for (const locale of locales) {
      const isOwn = locale === defaultLocale
      const [text, worth] = isOwn ? [name, 0.85] : [translations[locale] ?? '', 0.7]
      const language = localeRows[locale].words
      const words = queryWords(text).filter(({ weight }) => weight === 'content')
      const ofHead = new Set(queryWords(headOf(text)).map(({ plain }) => plain))
      this.categoryIndex.add(number, text, { worth: 1.15, language })
      if (words.length < 2) continue
      for (const { typed, plain } of words)
        this.categoryIndex.add(number, typed, { worth: ofHead.has(plain) ? worth : worth / 3, language })
    }
    for (const text of ofStaff) this.categoryIndex.add(number, text, { worth: 1.25 })
  }

  private findLeading() {
    const byUsual = new Map<string, Leading[]>()
    const byConcept = new Map<number, Leading[]>()
    for (const [category, { name }] of this.categories.entries()) {
      for (const [i, text] of [name, ...headOf(name).split(parted)].entries())
        for (const usual of vocabulary().usualNames.get(nameKeyOf(text)) ?? [])
          appendTo(byUsual, usual, { category, weight: i === 0 ? 1 : 0.9 })
      for (const concept of strongest(this.conceptIndex.match(queryWords(name))))
        appendTo(byConcept, concept, { category, weight: 0.75 })
    }
    this.listedUsual = new Set(byUsual.keys())
    this.leading = vocabulary().concepts.map(({ categories }, number) => {
      // Unlisted ones are skipped, so later ones move up.
      const listed = categories.flatMap((usual) => byUsual.get(usual) ?? [])
      const named = categories
        .flatMap((usual) => (byUsual.has(usual) ? [byUsual.get(usual) ?? []] : []))
        .flatMap((some, place) =>
          some.map((one) => ({ ...one, weight: one.weight * (weights[place] ?? 0.4) })),
        )
      return surestFirst(listed.length > 0 ? named : (byConcept.get(number) ?? []))
    })
  }

  /** What helps with a concept; `isWider` if only a wider one has help: a GP is a guess for 'Hautarzt'. */
  leadingFrom(
    number: number,
    words: readonly QueryWord[],
  ): { leading: readonly Leading[]; isWider: boolean } {
    const leading = withWider(number)
      .map((one) => this.leading[one.number] ?? [])
      .find(({ length }) => length > 0)
    const isOwn = leading === this.leading[number] && !this.namesUnlisted(number, words)
    return { leading: leading ?? [], isWider: !isOwn }
  }

  lacksTrade(number: number) {
    return !this.listedUsual.has(usualNameOf(number))
  }

  private namesUnlisted(number: number, words: readonly QueryWord[]): boolean {
    const isNamed = usualNamesOf(words).includes(usualNameOf(number))
    return isNamed && this.lacksTrade(number) && isTradeOfItsOwn(number)
  }
}

/** The usual kinds of provider that a word names, or all of them together: 'Rotes Kreuz'. */
const usualNamesOf = (words: readonly QueryWord[]) =>
  [...words.map(({ stem }) => stem), keyOfStems(words)].flatMap((key) => [
    ...(vocabulary().usualNames.get(key) ?? []),
  ])

function surestFirst(leading: readonly Leading[]) {
  const sorted = [...leading].sort((a, b) => b.weight - a.weight)
  return sorted.filter(({ category }, i) => sorted.findIndex((one) => one.category === category) === i)
}

function strongest(matches: Matches) {
  const all = [...matches].sort(([, a], [, b]) => b.score - a.score).slice(0, 3)
  const min = Math.max(minNameScore, (all[0]?.[1].score ?? 0) * 0.9)
  return all.flatMap(([concept, { score }]) => (score >= min ? concept : []))
}
