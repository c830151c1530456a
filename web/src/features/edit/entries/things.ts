import { openKeys } from '@directory/shared/entryFields'
import type { Thing } from '../conflict/conflict.ts'

/** The fields of an entry as people count them. */
export const entryThings = [
  { key: 'category', names: ['category', 'categoryNew'] },
  { key: 'name', names: ['name'] },
  { key: 'street', names: ['street'] },
  { key: 'plz', names: ['plz'] },
  { key: 'city', names: ['city'] },
  { key: 'place', names: ['lat', 'lon'] },
  { key: 'email', names: ['email'] },
  { key: 'phone', names: ['phone'] },
  { key: 'mobile', names: ['mobile'] },
  { key: 'website', names: ['website'] },
  { key: 'opening', names: openKeys },
  { key: 'services', names: ['services'] },
  { key: 'barrierfree', names: ['barrierfree'] },
  { key: 'additionalInfo', names: ['additionalInfo'] },
] as const satisfies readonly Thing[]

export type ThingKey = (typeof entryThings)[number]['key']
