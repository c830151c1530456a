import { type Notion, notions, usualCategories, widerOf } from './notions.ts'
import { type Matches, Phrasebook } from './Phrasebook.ts'
import { queryWords } from './queryWords.ts'
import { Spelling } from './Spelling.ts'

/** A category with providers, and what people say for it. */
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

/** The words of all notions. */
function makeNotionBook(): Phrasebook {
  const book = new Phrasebook()
  notions.forEach(({ de, en, urgent }, number) => {
    for (const text of [...de, ...en]) book.add(number, text, { whole: urgent !== undefined })
  })
  return book
}
let madeBook: Phrasebook | undefined
const notionBook = (): Phrasebook => {
  madeBook ??= makeNotionBook()
  return madeBook
}

let madeSpelling: Spelling | undefined
const notionSpelling = (): Spelling => {
  madeSpelling ??= new Spelling(notionBook().spellings)
  return madeSpelling
}

const nameKeyOf = (text: string) =>
  queryWords(text)
    .filter(({ weight }) => weight !== 'joining')
    .map(({ stem }) => stem)
    .sort()
    .join(' ')

/** Usual categories by what they and others of their kind are called. */
let madeNames: Map<string, Set<string>> | undefined
function usualNames(): Map<string, Set<string>> {
  if (madeNames) return madeNames
  madeNames = new Map()
  for (const { name, also } of usualCategories) {
    for (const text of [name, ...also]) {
      const key = nameKeyOf(text)
      madeNames.set(key, (madeNames.get(key) ?? new Set()).add(name))
    }
  }
  return madeNames
}

const parted = / (?:und|mit|für|oder|in|zu|bei) |[/,&–()]/

/** The words of a directory: its categories beside all notions, and which notion leads to which category. */
export class DirectoryWords {
  readonly notionBook = notionBook()
  readonly categoryBook = new Phrasebook()
  readonly categories: readonly KnownCategory[]
  private leading: Leading[][] = notions.map(() => [])
  private spelling: Spelling

  /** `moreSpellings` are further words that a misspelled one may stand for. */
  constructor(categories: readonly KnownCategory[], moreSpellings: Iterable<[string, string]>) {
    this.categories = categories
    categories.forEach((category, number) => {
      this.addWords(number, category)
    })
    this.findLeading()
    this.spelling = new Spelling(new Map([...this.categoryBook.spellings, ...moreSpellings]))
  }

  /** The known word that a misspelled one was meant to be, as it is written, or null. */
  correct(plain: string): string | null {
    const others = notionSpelling()
    return (
      this.spelling.oneAway(plain) ??
      others.oneAway(plain) ??
      this.spelling.soundsLike(plain) ??
      others.soundsLike(plain)
    )
  }

  /** Known words that begin so, the directory's own first. */
  beginningWith(plain: string, most: number): string[] {
    return [...this.spelling.beginningWith(plain, most), ...notionSpelling().beginningWith(plain, most)]
  }

  private addWords(number: number, { name, nameEn, searchWords }: KnownCategory): void {
    for (const [text, worth] of [
      [name, 0.85],
      [nameEn, 0.7],
    ] as const) {
      const words = queryWords(text).filter(({ weight }) => weight === 'telling')
      this.categoryBook.add(number, text, { worth: 1.15 })
      if (words.length > 1) for (const { typed } of words) this.categoryBook.add(number, typed, { worth })
    }
    for (const text of searchWords.split(/[,;\n]/)) this.categoryBook.add(number, text, { worth: 1.25 })
  }

  private findLeading(): void {
    const byUsual = new Map<string, Leading[]>()
    const byNotion = new Map<number, Leading[]>()
    this.categories.forEach(({ name }, category) => {
      const note = (text: string, weight: number) => {
        for (const usual of usualNames().get(nameKeyOf(text)) ?? []) put(byUsual, usual, { category, weight })
      }
      note(name, 1)
      const parts = name.split(parted)
      if (parts.length > 1) for (const part of parts) note(part, 0.9)
      for (const [notion, { score }] of strongest(this.notionBook.match(queryWords(name))))
        if (score > 8) put(byNotion, notion, { category, weight: 0.75 })
    })
    notions.forEach(({ categories }, number) => {
      const named = categories.flatMap((usual, place) =>
        (byUsual.get(usual) ?? []).map(({ category, weight }) => ({
          category,
          weight: weight * (weights[place] ?? 0.4),
        })),
      )
      this.leading[number] = named.length > 0 ? named : (byNotion.get(number) ?? [])
    })
  }

  /** The categories where help for a notion is listed; `isWider` where only a wider one has some. */
  ofNotion(number: number): { leading: readonly Leading[]; isWider: boolean } {
    let at: number | undefined = number
    for (let step = 0; at !== undefined && step < 6; step++) {
      const leading = this.leading[at] ?? []
      if (leading.length > 0) return { leading, isWider: step > 0 }
      at = widerOf(notions[at] as Notion)
    }
    return { leading: [], isWider: true }
  }
}

const weights = [1, 0.85, 0.7, 0.55]

/** The few that fit best. */
function strongest(matches: Matches) {
  const all = [...matches].sort(([, a], [, b]) => b.score - a.score)
  return all.filter(([, { score }]) => score >= (all[0]?.[1].score ?? 0) * 0.9).slice(0, 3)
}

function put<K, T>(map: Map<K, T[]>, key: K, value: T): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}
