import type { Confirmer } from '#shared/checked'
import type { CategoryContent } from '#shared/fields/categoryFields'
import type { EntryContent } from '#shared/fields/entryFields'
import type { NounValues } from '#shared/fields/nounFields'
import type { topCategoryFields } from '#shared/fields/topCategoryFields'
import type { PositionSource } from '#shared/positionSource'
import type { RegionPlace } from '#shared/regionPlaces'
import type { Settings } from '#shared/settings'

/** Fields of an entry that only staff may see; never part of a public answer. */
export interface StaffFields {
  /** E-mail address of the person who submitted the entry; otherwise empty. */
  submitterEmail: string
  /** The source that last confirmed the entry; `""` if it was never confirmed. */
  checkedBy: Confirmer | ''
  positionSource: PositionSource | ''
}

/** A stored entry. `category` is a name; `services` may have a barrier-free prefix; degrees are WGS 84, -1 missing. */
export interface EntryRow extends EntryContent {
  id: string
  /** ISO 8601 */
  updatedAt: string
  formerNames: string[]
  /** Date (`YYYY-MM-DD`) on which the entry was last confirmed. */
  checkedAt: string | null
  staff: StaffFields
}

type CategoryKeys = 'name' | 'names' | 'searchWords'
export interface CategoryRow
  extends Pick<CategoryContent, CategoryKeys>,
    Partial<Omit<CategoryContent, CategoryKeys>> {
  id: string
  /** Former names, and names of categories merged into it. */
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
