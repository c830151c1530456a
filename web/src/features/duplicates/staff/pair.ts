import { joined } from '#lib/joined.ts'
import type { Entry } from '#shared/entry'

/** Merging changes their answers. */
export const duplicateLists = [
  'GET /api/duplicates',
  'GET /api/entrytable',
  'GET /api/categoryoverview',
  'GET /api/datafilteredcategory',
] as const

/** Of the draft of choices; those about an older version of either entry no longer apply. */
export const pairKey = (one: Entry, other: Entry) =>
  ['staff pair', ...[one, other].flatMap(({ uuid, updatedAt }) => [uuid, updatedAt])].join(' ')

export const entryDescription = ({ category, street, plz, city, phoneText, email }: Entry) =>
  joined(' · ', category, joined(', ', street, `${plz} ${city}`.trim()), phoneText, email)
