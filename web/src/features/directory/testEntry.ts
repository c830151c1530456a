import type { Entry } from '@directory/shared/entry'

let count = 0

/** A provider for tests; only what matters to a test is given. */
export function testEntry(fields: Partial<Entry> = {}): Entry {
  count += 1
  return {
    uuid: `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`,
    category: 'Friseure',
    name: `Anbieter ${count}`,
    website: '',
    email: '',
    phone: '',
    mobile: '',
    additionalInfo: '',
    street: 'Hauptstraße 1',
    plz: '97437',
    city: 'Haßfurt',
    open1: '',
    open2: '',
    open3: '',
    open4: '',
    open5: '',
    opened: '',
    services: '',
    barrierfree: false,
    lat: null,
    lon: null,
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...fields,
  }
}
