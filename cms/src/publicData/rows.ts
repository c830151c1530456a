import type { Confirmer } from '@directory/shared/checked'
import type { CategoryContent } from '@directory/shared/fields/categoryFields'
import type { EntryContent } from '@directory/shared/fields/entryFields'
import type { PageContent } from '@directory/shared/fields/pageFields'
import type { Translations } from '@directory/shared/locales'
import type { PositionSource } from '@directory/shared/positionSource'
import type { RegionPlace } from '@directory/shared/regionPlaces'
import type { Settings } from '@directory/shared/settings'

/** Fields that every row may have; a row that is not published, a draft or in the trash is never shown. */
export interface Publishable {
  state?: string | null
  draft?: boolean
  deletedAt?: string | null
}

/** Fields of an entry that only staff may see; never part of a public answer. */
export interface StaffFields {
  /** E-mail address of the person who submitted the entry; otherwise empty. */
  submitterEmail: string
  /** The source that last confirmed the entry; `""` if it was never confirmed. */
  checkedBy: Confirmer | ''
  positionSource: PositionSource | ''
}

/** A stored entry. `category` is a name; `services` may have a barrier-free prefix; degrees are WGS 84, -1 missing. */
export interface EntryRow extends Publishable, EntryContent {
  id: string
  /** ISO 8601 */
  updatedAt: string
  formerNames: string[]
  /** Date (`YYYY-MM-DD`) on which the entry was last confirmed. */
  checkedAt?: string | null
  staff?: StaffFields
}

export interface PageRow extends PageContent {
  /** ISO 8601 */
  updatedAt?: string
}

export interface CategoryRow
  extends Omit<CategoryContent, 'homeVisitsByNature' | 'tellsPlaces' | 'schemaType' | 'hoursMean'> {
  id: string
  homeVisitsByNature?: boolean
  tellsPlaces?: boolean
  schemaType?: string
  hoursMean?: string
  /** Former names, and names of categories merged into it. */
  formerNames?: string[]
  /** ISO 8601 */
  updatedAt?: string
}

export interface TopCategoryRow {
  id: string
  /** Path on this site. */
  image: string
  /** Key in the message catalogues. */
  title: string
  name: string
  names: Translations
  /** A sentence about it; `""` if there is none. */
  sentence: string
  sentences: Translations
  order: number
  categories: string[]
  /** ISO 8601 */
  updatedAt?: string
}

/** The settings without the fields computed from them. */
export type SettingsRow = Omit<
  Settings,
  'phoneText' | 'phoneHoursIn' | 'pharmacyPhoneText' | 'importantNumbers' | 'demandBus'
> & {
  demandBus: Omit<NonNullable<Settings['demandBus']>, 'phoneText'> | null
  importantNumbers: Omit<Settings['importantNumbers'][number], 'phoneText'>[]
  /** Municipalities and villages of the region; absent if there are none. */
  places?: readonly RegionPlace[]
}

export function isPublished(row: Publishable): boolean {
  return (row.state ?? 'published') === 'published' && !row.draft && !row.deletedAt
}
