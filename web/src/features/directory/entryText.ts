import { saysBarrierfree, withoutBarrierfree } from '@directory/shared/barrierfree'
import type { Entry } from '@directory/shared/entry'
import { openKeys } from '@directory/shared/entryFields'
import { translateOpening } from '@directory/shared/openingHours'
import type { Locale } from '@directory/shared/routes'

/** `3,4` or `3.4`; `?` where it is unknown. */
export function formatKm(km: number | null, locale: Locale): string {
  if (km === null) return '?'
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return format.format(km)
}

/** The lines that say something, in the reader's language. */
export function openingLines(entry: Entry, locale: Locale): string[] {
  return openKeys
    .map((key) => entry[key])
    .filter((line) => line !== '')
    .map((line) => translateOpening(line, locale))
}

/** Services without the barrier-free prefix, which is shown as a mark of its own. */
export function serviceNames(entry: Entry): string[] {
  const names = withoutBarrierfree(entry.services).split(',')
  return [...new Set(names.map((name) => name.trim()))].filter(
    (name) => name !== '' && !saysBarrierfree(name),
  )
}

export function townLine(entry: { plz: string; city: string }): string {
  return [entry.plz, entry.city].filter((part) => part !== '').join(' ')
}
