import type { Entry } from '#shared/entry'
import { emptyContent } from '#shared/fields/entryFields'

let entryCount = 0

/** Later ones have later names. */
export function testEntry(fields: Partial<Entry> = {}): Entry {
  entryCount += 1
  return {
    ...emptyContent,
    uuid: `00000000-0000-4000-8000-${String(entryCount).padStart(12, '0')}`,
    category: 'Friseure',
    name: `Anbieter ${String(entryCount).padStart(4, '0')}`,
    street: 'Hauptstraße 1',
    plz: '97437',
    city: 'Haßfurt',
    opened: '',
    hours: '',
    hoursNotes: [],
    hoursUncertain: false,
    closures: [],
    checkedAt: null,
    phoneText: fields.phone ?? '',
    mobileText: fields.mobile ?? '',
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...fields,
  }
}

export const testRegion = { key: 'r', label: 'R', aliases: [], lat: 50.05, lon: 10.61, radiusKm: 20 }

export const testPlace = (label: string, more: object) => ({
  place: { label, names: [label], within: [], measuredFrom: '', others: [], ...more },
})

/** Makes three: open on Saturdays; open on Mondays and coming to Ebern; without hours, mentioning visits in words. */
export const entriesWithHours = (place: Pick<Entry, 'lat' | 'lon'>): Entry[] => [
  testEntry({ name: 'Samstags da', hours: 'Sa 08:00-12:00', ...place }),
  testEntry({
    name: 'Montags da',
    hours: 'Mo 08:00-12:00',
    homeVisits: true,
    serviceArea: 'Ebern',
    ...place,
  }),
  testEntry({ name: 'Sagt nichts', services: 'Hausbesuche', ...place }),
]
