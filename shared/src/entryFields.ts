/** Apart from the schemas of `entry.ts`, so that the site's script does not carry the validation library. */

/** Maximum lengths in characters, the same in forms, contract and collections. */
export const entryLimits = {
  category: 80,
  name: 150,
  street: 120,
  plz: 5,
  city: 80,
  email: 254,
  phone: 60,
  mobile: 60,
  website: 500,
  services: 1000,
  additionalInfo: 4000,
  openLine: 120,
} as const

export const openKeys = ['open1', 'open2', 'open3', 'open4', 'open5'] as const
export type OpenKey = (typeof openKeys)[number]

/** The fields of an entry as forms hold and send them, in the order of the form. */
export const entryFormNames = [
  'category',
  'categoryNew',
  'name',
  'street',
  'plz',
  'city',
  'email',
  'phone',
  'mobile',
  'website',
  ...openKeys,
  'services',
  'barrierfree',
  'additionalInfo',
  'lat',
  'lon',
] as const
export type EntryFormName = (typeof entryFormNames)[number]

/** Stands before `services` in answers where an entry is barrier-free. */
export const barrierfreePrefix = 'Barrierefrei, '
