import { appendTo } from '@directory/shared/appendTo'
import type { Entry } from '@directory/shared/entry'
import { namesOf } from '@directory/shared/entryFields'
import { dialledNumber, splitPhoneNumbers } from '@directory/shared/phone'

/** Minimum digits; fewer are part of a postcode, a year or a house number. */
export const minDigits = 5
const maxExtension = 5
/** Maximum entries of one line; more are not one house. */
const maxOfLine = 5
/** Minimum digits of a line; fewer may begin an unrelated number. */
const minBase = 7

const fields = namesOf('phone')
/** Finds entries by their telephone numbers, in any notation. */
export class PhoneNumbers {
  private numbersOf = new Map<string, readonly ListedNumber[]>()
  /** Numbers by their last digits. */
  private endings = new Map<string, ListedNumber[]>()
  /** Numbers by the digits before their extension. */
  private bases = new Map<string, ListedNumber[]>()

  put(entry: Entry): void {
    this.remove(entry.uuid)
    const numbers = fields.flatMap((field) => numbersIn(entry[field])).map((one) => ({ ...one, entry }))
    if (numbers.length === 0) return
    this.numbersOf.set(entry.uuid, numbers)
    for (const number of numbers) {
      appendTo(this.endings, endingOf(number.digits), number)
      if (number.base !== '') appendTo(this.bases, number.base, number)
    }
  }

  remove(uuid: string): void {
    const numbers = this.numbersOf.get(uuid) ?? []
    this.numbersOf.delete(uuid)
    for (const number of numbers) {
      drop(this.endings, endingOf(number.digits), number)
      drop(this.bases, number.base, number)
    }
  }

  settle(): void {}

  /** Returns entries with this number, else those whose number ends with it. */
  find(typed: string): Entry[] {
    const exact = nationalForms(typed).flatMap((digits) => this.withNumber(digits))
    if (exact.length > 0) return [...new Set(exact)]
    const ending = (this.endings.get(endingOf(typed)) ?? []).filter(({ digits }) => digits.endsWith(typed))
    return [...new Set(ending.map(({ entry }) => entry))]
  }

  /** Returns entries of the same line with another extension; none if unrelated numbers have the same start. */
  findLine(typed: string): Entry[] {
    const entries = [...new Set(nationalForms(typed).flatMap((digits) => this.ofLine(digits)))]
    return entries.length > maxOfLine ? [] : entries
  }

  private ofLine(digits: string): Entry[] {
    for (let more = 0; more <= maxExtension && digits.length - more >= minBase; more++) {
      const base = digits.slice(0, digits.length - more)
      const extended = (this.bases.get(base) ?? []).map(({ entry }) => entry)
      const entries = [...this.withNumber(base), ...extended]
      if (entries.length > 0) return entries
    }
    return []
  }

  private withNumber(wanted: string): Entry[] {
    const sameEnding = this.endings.get(endingOf(wanted)) ?? []
    return sameEnding.flatMap(({ digits, entry }) => (digits === wanted ? entry : []))
  }
}

const endingOf = (digits: string) => digits.slice(-minDigits)

/** Returns the national forms that the digits may mean, without country code. */
export function nationalForms(typed: string): string[] {
  const forms = [typed, `0${typed}`]
  if (typed.startsWith('49')) forms.push(`0${typed.slice(2).replace(/^0/, '')}`)
  return forms
}

interface DialledNumber {
  digits: string
  /** The digits before a single hyphen; `""` without one. */
  base: string
}

interface ListedNumber extends DialledNumber {
  entry: Entry
}

/** Returns all numbers in a text, as dialled within the country. */
export function numbersIn(text: string): DialledNumber[] {
  if (text === '') return []
  return text
    .split(/oder|und|;|,|\bor\b|\bu\./i)
    .flatMap(splitPhoneNumbers)
    .flatMap((part) => {
      const dialled = dialledNumber(part)
      if (dialled === null) return []
      const digits = national(dialled)
      const [, extension] = /^[^-‐‑–]*[-‐‑–]\s*(\d{1,5})\D*$/.exec(part) ?? []
      return [{ digits, base: extension ? digits.slice(0, -extension.length) : '' }]
    })
}

/** Returns the number as dialled within the country. */
export const national = (dialled: string) => dialled.replace(/^(?:\+|00)490?/, '0').replace(/^00/, '+')

function drop(lists: Map<string, ListedNumber[]>, key: string, number: ListedNumber): void {
  const left = lists.get(key)?.filter((other) => other !== number) ?? []
  if (left.length > 0) lists.set(key, left)
  else lists.delete(key)
}
