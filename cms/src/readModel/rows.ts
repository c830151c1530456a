import type { Confirmer } from '@directory/shared/checked'
import type { EntryContent } from '@directory/shared/entryFields'
import type { Settings } from '@directory/shared/settings'

/** What every row may carry besides; a row that is not published or lies in the trash is never shown. */
interface Publishable {
  state?: string | null
  deletedAt?: string | null
}

/** What only staff may see of an entry; never part of a public answer. */
export interface StaffFields {
  /** E-mail address of the person who submitted the entry; otherwise empty. */
  submitterEmail: string
  /** The source that last confirmed the entry; `""` if it was never confirmed. */
  checkedBy: Confirmer | ''
}

/**
 * A stored entry; further fields may be there (token, submitter) and are never passed on. `category` is its name,
 * `services` stand without the barrier-free prefix, though one is tolerated; degrees are WGS 84, and -1 counts as missing.
 */
export interface EntryRow extends Publishable, EntryContent {
  id: string
  /** ISO 8601 */
  updatedAt: string
  /** Names of earlier versions. */
  formerNames: string[]
  /** `YYYY-MM-DD`: when it was last found to be true. */
  checkedAt?: string | null
  staff?: StaffFields
}

export interface NewsRow extends Publishable {
  id: string
  title: string
  /** Sanitised inline markup. */
  text: string
  /** `YYYY-MM-DD`, or a longer ISO date whose first 10 characters count. */
  occurDate: string
  /** ISO 8601 */
  createDate: string
  website: string
  email: string
  phone: string
  /** Name of a file, or `""`. */
  picture: string
  pictureAlt: string
  /** Pixels, where they are known. */
  pictureWidth?: number
  pictureHeight?: number
  draft: boolean
  /** As `occurDate`, or `""`. */
  showFrom: string
  showUntil: string
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
  /** `""` if the category has no English name. */
  nameEn: string
  /** What people say when they mean it, separated by commas. */
  searchWords: string
  /** Names it had, or that were merged into it. */
  formerNames?: string[]
}

export interface TopCategoryRow {
  id: string
  /** A path on our origin. */
  image: string
  /** A key of the message catalogues. */
  title: string
  de: string
  en: string
  /** Sentences about it, `""` where there is none. */
  sentenceDe: string
  sentenceEn: string
  order: number
  /** Names of the categories assigned to it. */
  categories: string[]
}

/** Without what is worked out from it. */
export type SettingsRow = Omit<Settings, 'phoneText' | 'importantNumbers'> & {
  importantNumbers: Omit<Settings['importantNumbers'][number], 'phoneText'>[]
}

/** Whether the public may see a row at all. */
export function isPublished(row: Publishable): boolean {
  return (row.state ?? 'published') === 'published' && !row.deletedAt
}
