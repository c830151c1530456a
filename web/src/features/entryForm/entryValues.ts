import type { Entry } from '@directory/shared/entry'
import {
  barrierfreePrefix,
  type EntryFormName,
  entryFormNames,
  openKeys,
} from '@directory/shared/entryFields'
import { type EntryCode, entryProblems, limitOf, otherCategory } from '@directory/shared/entryRules'
import { toOpened, toOpenLines } from '@directory/shared/openingHours'
import type { Proposal } from '@directory/shared/proposal'

/**
 * What the form keeps besides the entry: `picked`, the opening line that is being put together, and `moved`, which is
 * `true` once somebody has placed the marker by hand.
 */
const ownNames = ['picked', 'moved'] as const

/** The entry form as text, as it is typed, kept and posted; `barrierfree` is `true` or empty. */
export type EntryValues = Record<EntryFormName | (typeof ownNames)[number], string>

export const emptyEntry = Object.fromEntries(
  [...entryFormNames, ...ownNames].map((name) => [name, '']),
) as EntryValues

export function valuesOf(entry: Omit<Entry, 'uuid' | 'updatedAt' | 'opened'>): EntryValues {
  const texts = entryFormNames.map((name) => [
    name,
    String((name in entry && entry[name as keyof typeof entry]) || ''),
  ])
  const { services, lat, lon } = entry
  return {
    ...emptyEntry,
    ...(Object.fromEntries(texts) as Record<EntryFormName, string>),
    barrierfree: entry.barrierfree ? 'true' : '',
    services: services.startsWith(barrierfreePrefix)
      ? services.slice(barrierfreePrefix.length)
      : services === barrierfreePrefix.split(',')[0]
        ? ''
        : services,
    lat: lat === null ? '' : String(lat),
    lon: lon === null ? '' : String(lon),
  }
}

/** What came with a form or an address, where it belongs to an entry. */
export function valuesFrom(given: Record<string, string | undefined>): EntryValues {
  const known = entryFormNames.map((name) => [name, given[name] ?? ''])
  return { ...emptyEntry, ...(Object.fromEntries(known) as Record<EntryFormName, string>) }
}

const degrees = (text: string) => (text.trim() === '' || Number.isNaN(Number(text)) ? null : Number(text))

/** As the calls take it. */
export function fieldsOf(values: EntryValues) {
  const { lat, lon, barrierfree, picked: _picked, moved: _moved, ...texts } = values
  return { ...texts, barrierfree: barrierfree === 'true', lat: degrees(lat), lon: degrees(lon) }
}

export function positionIn({ lat, lon }: EntryValues): { lat: number; lon: number } | null {
  const place = { lat: degrees(lat), lon: degrees(lon) }
  return place.lat === null || place.lon === null ? null : { lat: place.lat, lon: place.lon }
}

/** Everything that is wrong with an entry, in the order of the form: by field, what it is. */
export function wrongFields(
  values: EntryValues,
  options: { noEmail?: boolean } = {},
): Map<string, EntryCode> {
  return new Map(entryProblems(fieldsOf(values), options).map(({ field, code }) => [field, code]))
}

/** Most characters of a field, for the control itself. */
export const maxLengthOf = (name: EntryFormName) => limitOf(name)

export const isOther = ({ category }: EntryValues) => category === otherCategory

/** As it is compared and proposed. */
export function proposalFrom(values: EntryValues): Required<Proposal> {
  const { category, categoryNew, name, street, plz, city, phone, mobile, email, website } = values
  const { services, additionalInfo } = values
  return {
    category: category === otherCategory ? categoryNew : category,
    ...{ name, street, plz, city, phone, mobile, email, website, services, additionalInfo },
    opened: toOpened(toOpenLines(openKeys.map((key) => values[key]))),
    barrierfree: values.barrierfree === 'true',
    lat: degrees(values.lat),
    lon: degrees(values.lon),
  }
}
