import type { Entry } from '@directory/shared/entry'
import type { Entry as StoredEntry } from '../payload-types.ts'
import { toPublicEntry } from '../readModel/toPublicEntry.ts'

/** A stored entry, read with its category (`depth: 1`), in the contract's shape. */
export function entryOf(doc: StoredEntry): Entry {
  const text = (key: keyof StoredEntry) => (typeof doc[key] === 'string' ? doc[key] : '')
  return toPublicEntry({
    id: doc.id,
    category: typeof doc.category === 'object' ? doc.category.name : '',
    name: doc.name,
    website: text('website'),
    email: text('email'),
    phone: text('phone'),
    mobile: text('mobile'),
    additionalInfo: text('additionalInfo'),
    street: doc.street,
    plz: doc.plz,
    city: doc.city,
    open1: text('open1'),
    open2: text('open2'),
    open3: text('open3'),
    open4: text('open4'),
    open5: text('open5'),
    services: text('services'),
    barrierfree: doc.barrierfree === true,
    lat: doc.lat ?? null,
    lon: doc.lon ?? null,
    updatedAt: doc.updatedAt,
    formerNames: [],
  })
}
