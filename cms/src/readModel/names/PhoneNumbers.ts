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
  private numbersOf = new Map<string, { entry: Entry; numbers: readonly DialledNumber[] }>()
  /** Entries by all digits. */
  private whole = new Map<string, Entry[]>()
  /** Whole numbers by their last digits. */
  private endings = new Map<string, Set<string>>()
  /** Entries by the digits before an extension. */
  private bases = new Map<string, Entry[]>()

  put(entry: Entry): void {
    this.remove(entry.uuid)
    const numbers = fields.flatMap((field) => numbersIn(entry[field]))
    if (numbers.length === 0) return
    this.numbersOf.set(entry.uuid, { entry, numbers })
    for (const { digits, base } of numbers) {
      appendTo(this.whole, digits, entry)
      const ending = digits.slice(-minDigits)
      const same = this.endings.get(ending)
      if (same) same.add(digits)
      else this.endings.set(ending, new Set([digits]))
      if (base !== '') appendTo(this.bases, base, entry)
    }
  }

  remove(uuid: string): void {
    const stored = this.numbersOf.get(uuid)
    if (!stored) return
    this.numbersOf.delete(uuid)
    for (const { digits, base } of stored.numbers) {
      drop(this.bases, base, stored.entry)
      if (!drop(this.whole, digits, stored.entry)) continue
      const ending = digits.slice(-minDigits)
      this.endings.get(ending)?.delete(digits)
      if (this.endings.get(ending)?.size === 0) this.endings.delete(ending)
    }
  }

  settle(): void {}

  /** Returns entries with this number, else those whose number ends with it. */
  find(typed: string): Entry[] {
    const forms = nationalForms(typed)
    const exact = forms.flatMap((digits) => this.whole.get(digits) ?? [])
    if (exact.length > 0) return [...new Set(exact)]
    const ending = [...(this.endings.get(typed.slice(-minDigits)) ?? [])].filter((digits) =>
      digits.endsWith(typed),
    )
    return [...new Set(ending.flatMap((digits) => this.whole.get(digits) ?? []))]
  }

  /** Returns entries of the same line with another extension; none if unrelated numbers have the same start. */
  findLine(typed: string): Entry[] {
    const entries = [...new Set(nationalForms(typed).flatMap((digits) => this.ofLine(digits)))]
    return entries.length > maxOfLine ? [] : entries
  }

  private ofLine(digits: string): Entry[] {
    for (let more = 0; more <= maxExtension && digits.length - more >= minBase; more++) {
      const base = digits.slice(0, digits.length - more)
      const entries = [...(this.whole.get(base) ?? []), ...(this.bases.get(base) ?? [])]
      if (entries.length > 0) return entries
    }
    return []
  }
}

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

/** Removes an entry from a list; returns true if none is left. */
function drop(lists: Map<string, Entry[]>, key: string, entry: Entry): boolean {
  const left = lists.get(key)?.filter((other) => other !== entry) ?? []
  if (left.length > 0) lists.set(key, left)
  else lists.delete(key)
  return left.length === 0
}
