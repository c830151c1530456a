import type { Entry } from '#shared/entry'
import { phoneNames } from '#shared/fields/entryFields'
import { phoneNumbersIn, phoneSuggestion } from '#shared/phoneNumbers'

/** Digits; fewer are part of a postcode, a year or a house number. */
export const minDigits = 5
const maxExtension = 5
/** Entries of one line; more are not one house. */
const maxOfLine = 5
/** Digits of a line; fewer may begin an unrelated number. */
const minBase = 7

export class PhoneNumbers {
  private numbers = new Map<string, { entry: Entry; own: readonly DialledNumber[] }>()

  put(entry: Entry) {
    this.numbers.set(entry.uuid, { entry, own: phoneNames.flatMap((name) => numbersIn(entry[name])) })
  }

  remove(uuid: string) {
    this.numbers.delete(uuid)
  }

  /** Entries with this number, else those whose number ends with it. */
  find(typed: string): Entry[] {
    const forms = nationalForms(typed)
    const exact = this.with(({ digits }) => forms.includes(digits))
    if (exact.length > 0 || typed.length < minDigits) return exact
    return this.with(({ digits }) => digits.endsWith(typed))
  }

  /** Entries of the same line with another extension; none if unrelated numbers have the same start. */
  findLine(typed: string): Entry[] {
    const entries = [...new Set(nationalForms(typed).flatMap((digits) => this.ofLine(digits)))]
    return entries.length > maxOfLine ? [] : entries
  }

  private ofLine(typed: string): Entry[] {
    for (let more = 0; more <= maxExtension && typed.length - more >= minBase; more++) {
      const line = typed.slice(0, typed.length - more)
      const entries = this.with(({ digits, base }) => digits === line || base === line)
      if (entries.length > 0) return entries
    }
    return []
  }

  private with(isWanted: (number: DialledNumber) => boolean): Entry[] {
    return [...this.numbers.values()].flatMap(({ entry, own }) => (own.some(isWanted) ? entry : []))
  }
}

/** Without country code. */
export function nationalForms(typed: string) {
  const forms = [typed, `0${typed}`]
  if (typed.startsWith('49')) forms.push(`0${typed.slice(2).replace(/^0/, '')}`)
  return forms
}

interface DialledNumber {
  digits: string
  /** The digits before a single hyphen; `""` without one. */
  base: string
}

/** As dialled within the country. */
export const numbersIn = (text: string): DialledNumber[] =>
  phoneNumbersIn(text).flatMap(({ dialled, text }) => {
    if (phoneSuggestion(text) !== null) return []
    const digits = national(dialled)
    const [, extension] = /^[^-‐‑–]*[-‐‑–]\s*(\d{1,5})\D*$/.exec(text) ?? []
    return [{ digits, base: extension ? digits.slice(0, -extension.length) : '' }]
  })

export const national = (dialled: string) => dialled.replace(/^(?:\+|00)490?/, '0').replace(/^00/, '+')
