import { shippedNumbers } from '@directory/shared/importantNumbers'
import { type UrgentHelp, urgentHelps } from '@directory/shared/searchHelp'
import type { Settings } from '@directory/shared/settings'
import { nationalForms, numbersIn } from '../words/PhoneNumbers.ts'
import type { ParsedQuery, SiteNumbers } from './searchRequest.ts'

type Shown = Pick<Settings, 'phone' | 'importantNumbers' | 'pharmacyPhone' | 'demandBus'>

const dialled = (typed: string) => numbersIn(typed).map(({ digits }) => digits)

const cache = new WeakMap<Shown, SiteNumbers>()

/** Returns the numbers in the settings and the national help numbers; read once for all searches. */
export function siteNumbersOf(settings: Shown | null): SiteNumbers {
  const shown = settings ?? nothing
  const before = cache.get(shown)
  if (before) return before
  const numbers = readNumbers(shown)
  cache.set(shown, numbers)
  return numbers
}

const nothing: Shown = { phone: '', importantNumbers: [], pharmacyPhone: '', demandBus: null }

function readNumbers({ phone, importantNumbers, pharmacyPhone, demandBus }: Shown): SiteNumbers {
  const pharmacies = dialled(pharmacyPhone)
  const siteNumbers = [phone, demandBus?.phone ?? '']
  const important = [...shippedNumbers, ...importantNumbers].map(({ phone }) => phone)
  const all = new Set([...urgentHelps, ...pharmacies, ...[...siteNumbers, ...important].flatMap(dialled)])
  return { all: [...all], pharmacies }
}

/** Returns whether the site itself shows the typed number, so that it is not unknown even if no provider has it. */
export const isOfSite = (phone: string, { all }: SiteNumbers): boolean =>
  nationalForms(phone).some((form) => all.includes(form))

/** Returns the urgent help behind a number, the same as for its name in words. */
export function urgentOfNumber(
  phone: string,
  { pharmacies }: SiteNumbers,
  understand: (label: string) => ParsedQuery,
): UrgentHelp | null {
  const forms = nationalForms(phone)
  const isTyped = (digits: string) => forms.includes(digits)
  if (pharmacies.some(isTyped)) return 'pharmacies'
  const label = shippedNumbers.find((one) => dialled(one.phone).some(isTyped))?.label
  return urgentHelps.find(isTyped) ?? (label === undefined ? null : understand(label).urgent)
}
