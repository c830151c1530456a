import { saysBarrierfree, withoutBarrierfree } from '@directory/shared/barrierfree'
import type { Entry } from '@directory/shared/entry'
import { openKeys } from '@directory/shared/entryFields'
import { translateOpening } from '@directory/shared/openingHours'
import type { Locale } from '@directory/shared/routes'

/** `3` or `1.203`: roads are longer than the crow's way, so tenths would promise too much. */
export function formatKm(km: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(km)
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
