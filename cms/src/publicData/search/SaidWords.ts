import { withoutBarrierfree } from '#shared/barrierfree'
import type { Entry } from '#shared/entry'
import { factWords } from '../words/factWords.ts'
import { isSaidAs } from '../words/isFormOf.ts'
import { plainNameWords, plainWords, stemOf } from '../words/plainWords.ts'
import stopWords from './concepts/stopWords.json' with { type: 'json' }
import {
  headOf,
  isAboutAccess,
  isAboutVisits,
  isOrdinary,
  isTitle,
  type QueryWord,
  wordOf,
} from './queryWords.ts'

/**
 * How a provider answers a query, the surest first. What it says in so many words comes before what the words mean, and
 * that before guesses; a lower kind never comes before a higher one.
 */
export const kinds = {
  wholeName: 0,
  /** A service with little words in it, as it is written: 'Friseur im Haus'. */
  wholeService: 0.5,
  name: 1,
  /** What it is: its category, or an everyday word for it. */
  category: 2,
  service: 3,
  offer: 4,
  details: 5,
  meaning: 6,
  guess: 7,
} as const
export type Kind = (typeof kinds)[keyof typeof kinds]

/** What an entry says, in plain words; of each service its different ones, of the name two neighbours as one, too. */
interface SaidTexts {
  name: readonly string[]
  category: readonly string[]
  services: readonly (readonly string[])[]
  street: readonly string[]
  details: readonly string[]
  /** Name and services, with spaces around each word. */
  offer: string
  /** The name, for the alphabet. */
  sorted: string
}

const servicesOf = (services: string) =>
  withoutBarrierfree(services)
    .split(/[,;\n]/)
    .map((service) => [...new Set(plainWords(service))])

/** Made once: a changed entry is a new object. */
const cache = new WeakMap<Entry, SaidTexts>()

export function saidTexts(entry: Entry) {
  const cached = cache.get(entry)
  if (cached) return cached
  const texts = {
    name: plainNameWords(entry.name),
    category: plainWords(headOf(entry.category)),
    services: servicesOf(entry.services),
    street: plainWords(entry.street),
    details: plainWords(`${entry.additionalInfo} ${factWords(entry)}`),
    sorted: plainWords(entry.name).join(' '),
    offer: ` ${plainWords(`${entry.name} ${entry.services}`).join(' ')} `,
  }
  cache.set(entry, texts)
  return texts
}

export function saysInDetails(entry: Entry, place: string) {
  const [first = ''] = plainWords(place)
  return first.length >= minPlaceLength && saidTexts(entry).details.includes(first)
}

/** The words as they were typed, each once, without the parts and forms that they were replaced by. */
const typedWords = (words: readonly QueryWord[]): QueryWord[] =>
  [...new Set(words.map(({ typed }) => typed))].flatMap((typed) =>
    plainWords(typed).map((plain) => wordOf(typed, plain)),
  )

/** Stop words that only ask for something, so that a query with them is still whole. */
const askingWords = new Set(stopWords.asking.flatMap(plainWords))

/** Tells how entries say the words of a query, in any inflection. */
export class SaidWords {
  /** The words that mean something, as they were typed. */
  readonly all: readonly QueryWord[]
  /** Those that mean something by themselves, if there are any. */
  readonly content: readonly QueryWord[]
  /** False if the query says more than these words: 'wer geht mit mir zum Arzt' does not ask for a doctor. */
  readonly isWhole: boolean
  private isAddress: boolean
  /** The query in plain words. */
  private row: string
  private hasLittleWords: boolean

  /** @param words all words of the query but those of its place */
  constructor(words: readonly QueryWord[]) {
    const typed = typedWords(words)
    // 'Barrierefreier Arzt' asks for a doctor.
    const others = typed.filter((word) => !isAboutAccess(word))
    const all = others.some(({ weight }) => weight === 'content') ? others : typed
    const meaningful = all.filter((word) => word.weight !== 'stop' && (all.length < 2 || !isTitle(word)))
    const content = meaningful.filter((word) => word.weight === 'content' && !isOrdinary(word))
    this.all = meaningful
    const isAboutHome =
      content.length > 0 && meaningful.some((word) => word.weight === 'weak' && isAboutVisits(word))
    // Beside a single content word, weak ones say what is wanted: 'nursing home'.
    this.content = content.length < 2 ? meaningful : content
    this.isWhole =
      !isAboutHome && all.every(({ weight, plain }) => weight !== 'stop' || askingWords.has(plain))
    this.isAddress = all.some(({ plain }) => /^\d/.test(plain)) && all.some(({ plain }) => /^\D/.test(plain))
    this.row = typed.map(({ plain }) => plain).join(' ')
    this.hasLittleWords = all.length > this.content.length
  }

  /** How its words, little ones too, stand in a row: as a service or in the name, or in the details. */
  writtenIn(entry: Entry): Kind | null {
    const { name, services, details } = saidTexts(entry)
    const isIn = (texts: readonly string[]) => ` ${texts.join(' ')} `.includes(` ${this.row} `)
    if (!this.row.includes(' ')) return null
    if (services.some((one) => one.join(' ') === this.row) || isIn(name)) return kinds.wholeService
    // 'ins Krankenhaus' is in many sentences.
    return this.content.length > 1 && isIn(details) ? kinds.details : null
  }

  kindIn(entry: Entry): Kind | null {
    const { name, category, services, street, details } = saidTexts(entry)
    const { all, content } = this
    if (this.hasLittleWords && this.writtenIn(entry) === kinds.wholeService) return kinds.wholeService
    if (hasAll(name, content)) return kinds.name
    if (this.isAddress && hasAll(street, all)) return kinds.name
    if (services.some((service) => hasAll(service, content))) return kinds.service
    const offer = [...name, ...category, ...services.flat()]
    if (hasAll(offer, content)) return kinds.offer
    return hasAll([...offer, ...street, ...details], content) ? kinds.details : null
  }

  /** How a word made of the two may begin: 'Korbflechten' of 'Körbe flechten', 'Nachtdienst' of 'Dienst bei Nacht'. */
  get compounds() {
    const [first = '', second = '', ...more] = this.content.map(({ plain }) => plain)
    const [one, two] = [stemOf(first), stemOf(second)]
    if (more.length > 0 || Math.min(first.length, second.length) < minPartLength) return []
    return [...[one, first].map((part) => part + two), ...['', 's', 'es'].map((link) => two + link + one)]
  }

  /** Whether the words are one of its services, with nothing else in it. */
  isServiceOf(entry: Entry) {
    const { content } = this
    return saidTexts(entry).services.some(
      (service) =>
        service.join(' ') === this.row || (service.length === content.length && hasAll(service, content)),
    )
  }
}

export const hasAll = (texts: readonly string[], words: readonly QueryWord[]) =>
  words.every(({ plain }) => texts.some((text) => isSaidAs(text, plain)))

/** Of the stems of a compound: shorter ones are in too many words. */
const minPartLength = 4
/** Of a place's name: shorter ones are words, too. */
const minPlaceLength = 4
