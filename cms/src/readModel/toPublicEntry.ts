import { barrierfreePrefix, type Entry } from '@directory/shared/entry'
import { toOpened, toOpenLines } from '@directory/shared/openingHours'
import { positionOf } from '@directory/shared/region'
import type { EntryRow } from './rows.ts'

const barrierfreeHead = /^\s*barrierefrei\s*(?:,\s*|$)/i

/** An explicit list of what everyone may see: a field that is not named here cannot leak. */
export function toPublicEntry(row: EntryRow): Entry {
  const lines = toOpenLines([row.open1, row.open2, row.open3, row.open4, row.open5])
  const position = positionOf({ lat: row.lat ?? null, lon: row.lon ?? null })
  return {
    uuid: row.id,
    category: row.category ?? '',
    name: row.name ?? '',
    website: row.website ?? '',
    email: row.email ?? '',
    phone: row.phone ?? '',
    mobile: row.mobile ?? '',
    additionalInfo: row.additionalInfo ?? '',
    street: row.street ?? '',
    plz: row.plz ?? '',
    city: row.city ?? '',
    ...lines,
    opened: toOpened(lines),
    services: withBarrierfreePrefix(row.services ?? '', row.barrierfree === true),
    barrierfree: row.barrierfree === true,
    lat: position?.lat ?? null,
    lon: position?.lon ?? null,
    updatedAt: row.updatedAt ?? '',
  }
}

function withBarrierfreePrefix(services: string, barrierfree: boolean): string {
  let plain = services
  while (barrierfreeHead.test(plain)) plain = plain.replace(barrierfreeHead, '')
  return barrierfree ? barrierfreePrefix + plain : plain
}
