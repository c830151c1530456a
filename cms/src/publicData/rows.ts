import type { Confirmer } from '#shared/checked'
import type { CategoryContent } from '#shared/fields/categoryFields'
import type { EntryContent } from '#shared/fields/entryFields'
import type { NounValues } from '#shared/fields/nounFields'
import type { topCategoryFields } from '#shared/fields/topCategoryFields'
import type { PositionSource } from '#shared/positionSource'
import type { RegionPlace } from '#shared/regionPlaces'
import type { Settings } from '#shared/settings'

/** Never part of a public answer. */
export interface StaffFields {
  /** `""` if none is known. */
  submitterEmail: string
  /** `""` if it was never confirmed. */
  checkedBy: Confirmer | ''
  positionSource: PositionSource | ''
}

/** A stored entry. `category` is a name; `services` may have a barrier-free prefix; degrees are WGS 84, -1 missing. */
export interface EntryRow extends EntryContent {
  id: string
  /** ISO 8601 */
  updatedAt: string
  formerNames: string[]
  /** `YYYY-MM-DD`; null if it was never confirmed. */
  checkedAt: string | null
  staff: StaffFields
}

type CategoryKeys = 'name' | 'names' | 'searchWords'
export interface CategoryRow
  extends Pick<CategoryContent, CategoryKeys>,
    Partial<Omit<CategoryContent, CategoryKeys>> {
  id: string
  /** With names of categories merged into it. */
  formerNames?: string[]
}

/** `image` is a path on this site; `title` is the key in the message catalogues. */
export interface TopCategoryRow extends Omit<NounValues<typeof topCategoryFields>, 'titleKey'> {
  id: string
  title: string
}

export interface SettingsRow extends Settings {
  places: readonly RegionPlace[]
}
