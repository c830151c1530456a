import { saysBarrierfree, withoutBarrierfree } from '#shared/barrierfree'
import type { Entry } from '#shared/entry'
import type { Locale } from '#shared/locales'
import { ownValue } from '#shared/ownValue'
import englishServices from './englishServices.json' with { type: 'json' }

/** `3` or `1.203`: without decimals, because the straight line is shorter than the way. */
export function formatKm(km: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(km)
}

/** Without the barrier-free prefix, which is shown as a mark. */
export function serviceNames(entry: Entry): string[] {
  const names = withoutBarrierfree(entry.services).split(',')
  return [...new Set(names.map((name) => name.trim()))].filter(
    (name) => name !== '' && !saysBarrierfree(name),
  )
}

const services: Partial<Record<Locale, Record<string, string>>> = { en: englishServices }

/** `''` if it has none. */
export const translatedService = (name: string, locale: Locale): string =>
  ownValue(services[locale] ?? {}, name) ?? ''

export function townLine(entry: { plz: string; city: string }): string {
  return [entry.plz, entry.city].filter((part) => part !== '').join(' ')
}
