import type { Settings } from '@directory/shared/settings'

/** What every row may carry besides; a row that is not published or lies in the trash is never shown. */
interface Publishable {
  state?: string | null
  deletedAt?: string | null
}

/** A stored entry; further fields may be there (token, submitter) and are never passed on. */
export interface EntryRow extends Publishable {
  id: string
  /** The category's name. */
  category: string
  name: string
  website: string
  email: string
  phone: string
  mobile: string
  additionalInfo: string
  street: string
  plz: string
  city: string
  open1: string
  open2: string
  open3: string
  open4: string
  open5: string
  /** Without the barrier-free prefix, though one is tolerated. */
  services: string
  barrierfree: boolean
  /** Degrees, WGS 84; -1 counts as missing. */
  lat: number | null
  lon: number | null
  /** ISO 8601 */
  updatedAt: string
  /** Names of earlier versions. */
  formerNames: string[]
}

export interface NewsRow extends Publishable {
  id: string
  title: string
  /** Sanitised inline markup. */
  text: string
  /** `YYYY-MM-DD`, or a longer ISO date of which the first 10 characters count. */
  occurDate: string
  /** ISO 8601 */
  createDate: string
  website: string
  email: string
  phone: string
  /** ISO 8601 */
  updatedAt: string
}

export interface LinkRow extends Publishable {
  id: string
  name: string
  url: string
  description: string
  category: string
  region: string
  email: string
  phone: string
  /** ISO 8601 */
  updatedAt: string
}

export interface PageRow {
  name: string
  html: string
}

export interface CategoryRow {
  id: string
  name: string
}

export interface TopCategoryRow {
  id: string
  /** A path on our origin. */
  image: string
  /** A key of the message catalogues. */
  title: string
  de: string
  en: string
  order: number
  /** Names of the categories assigned to it. */
  categories: string[]
}

export type SettingsRow = Settings

/** Whether the public may see a row at all. */
export function isPublished(row: Publishable): boolean {
  return (row.state ?? 'published') === 'published' && !row.deletedAt
}
