import { shippedNumbers } from '#shared/importantNumbers'
import { urgentHelps } from '#shared/searchHelp'
import type { Settings } from '#shared/settings'
import { nationalForms, numbersIn } from '../words/PhoneNumbers.ts'
import type { ParsedQuery, SiteNumbers } from './searchRequest.ts'

const dialled = (typed: string) => numbersIn(typed).map(({ digits }) => digits)

type Shown = Pick<Settings, 'phone' | 'importantNumbers' | 'pharmacyPhone' | 'demandBus'>

export function siteNumbersOf({ phone, importantNumbers, pharmacyPhone, demandBus }: Shown): SiteNumbers {
  const pharmacies = dialled(pharmacyPhone)
  const important = [...shippedNumbers, ...importantNumbers].map((number) => number.phone)
  const shown = [phone, demandBus?.phone ?? '', ...important].flatMap(dialled)
  return { all: [...urgentHelps, ...pharmacies, ...shown], pharmacies }
}

/** Whether the site itself shows the typed number, so that it is not unknown even if no provider has it. */
export const isOfSite = (phone: string, { all }: SiteNumbers) =>
  nationalForms(phone).some((form) => all.includes(form))

/** The urgent help behind a number, the same as for its name in words; or null. */
export function urgentOfNumber(
  phone: string,
  { pharmacies }: SiteNumbers,
  understand: (label: string) => ParsedQuery,
) {
  const forms = nationalForms(phone)
  const isTyped = (digits: string) => forms.includes(digits)
  if (pharmacies.some(isTyped)) return 'pharmacies'
  const label = shippedNumbers.find((one) => dialled(one.phone).some(isTyped))?.label
  return urgentHelps.find(isTyped) ?? (label === undefined ? null : understand(label).urgent)
}
