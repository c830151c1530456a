import type { CategoryContent } from '@directory/shared/categoryFields'
import type { Confirmer } from '@directory/shared/checked'
import type { EntryContent } from '@directory/shared/entryFields'
import type { LinkContent } from '@directory/shared/linkFields'
import type { NewsContent } from '@directory/shared/newsFields'
import type { PageContent } from '@directory/shared/pageFields'
import type { RegionPlace } from '@directory/shared/regionPlaces'
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

/**
 * Of days the first 10 characters count (`YYYY-MM-DD`), a longer ISO date may stand there; `picture` is the name of a
 * file.
 */
export interface NewsRow extends Publishable, NewsContent {
  id: string
  /** ISO 8601 */
  createDate: string
  /** Pixels, where they are known. */
  pictureWidth?: number
  pictureHeight?: number
  /** Of what was taken back after it was public: when that ended (ISO 8601), and its days then. */
  withdrawn?: { at: string; occurDate: string; showFrom: string; showUntil: string }
  /** ISO 8601 */
  updatedAt: string
}

export interface LinkRow extends Publishable, LinkContent {
  id: string
  /** ISO 8601 */
  updatedAt: string
}

export type PageRow = PageContent

/** `nameEn` is `""` if the category has no English name. */
export interface CategoryRow extends Omit<CategoryContent, 'homeVisitsByNature' | 'schemaType'> {
  id: string
  /** Absent: not said. */
  homeVisitsByNature?: boolean
  schemaType?: string
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
export type SettingsRow = Omit<
  Settings,
  'phoneText' | 'phoneHoursEn' | 'pharmacyPhoneText' | 'importantNumbers' | 'demandBus'
> & {
  demandBus: Omit<NonNullable<Settings['demandBus']>, 'phoneText'> | null
  importantNumbers: Omit<Settings['importantNumbers'][number], 'phoneText'>[]
  /** Municipalities and villages of the region; absent: none. */
  places?: readonly RegionPlace[]
}

/** True if the public may see the row. */
export function isPublished(row: Publishable): boolean {
  return (row.state ?? 'published') === 'published' && !row.deletedAt
}
