import { shippedNumbers } from '@directory/shared/importantNumbers'
import { type UrgentHelp, urgentHelps } from '@directory/shared/searchHelp'
import type { Settings } from '@directory/shared/settings'
import { formsOf, numbersIn } from './PhoneNumbers.ts'
import type { ParsedQuery } from './understand.ts'

/** Telephone numbers that the site itself shows, as they are dialled within the country. */
export interface SiteNumbers {
  all: readonly string[]
  pharmacies: readonly string[]
}

type Shown = Pick<Settings, 'phone' | 'importantNumbers' | 'pharmacyPhone' | 'demandBus'>

const dialled = (typed: string) => numbersIn(typed).map(({ digits }) => digits)

const made = new WeakMap<Shown, SiteNumbers>()

/** Those of the settings, and those of help that is the same all over the country; read once for all searches. */
export function siteNumbersOf(settings: Shown | null): SiteNumbers {
  const shown = settings ?? nothing
  const before = made.get(shown)
  if (before) return before
  const numbers = readNumbers(shown)
  made.set(shown, numbers)
  return numbers
}

const nothing: Shown = { phone: '', importantNumbers: [], pharmacyPhone: '', demandBus: null }

function readNumbers({ phone, importantNumbers, pharmacyPhone, demandBus }: Shown): SiteNumbers {
  const pharmacies = dialled(pharmacyPhone)
  const own = [phone, demandBus?.phone ?? '']
  const important = [...shippedNumbers, ...importantNumbers].map(({ phone }) => phone)
  const all = new Set([...urgentHelps, ...pharmacies, ...[...own, ...important].flatMap(dialled)])
  return { all: [...all], pharmacies }
}

/** Whether the site itself shows the number that was typed, so that it is nobody's only among the providers. */
export const isOfSite = (phone: string, { all }: SiteNumbers): boolean =>
  formsOf(phone).some((form) => all.includes(form))

/** The help that answers a number, the same as its name in words calls for. */
export function urgentOfNumber(
  phone: string,
  { pharmacies }: SiteNumbers,
  understand: (label: string) => ParsedQuery,
): UrgentHelp | null {
  const forms = formsOf(phone)
  const isTyped = (digits: string) => forms.includes(digits)
  if (pharmacies.some(isTyped)) return 'pharmacies'
  const label = shippedNumbers.find((one) => dialled(one.phone).some(isTyped))?.label
  return urgentHelps.find(isTyped) ?? (label === undefined ? null : understand(label).urgent)
}
