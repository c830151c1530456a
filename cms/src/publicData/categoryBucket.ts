import type { Entry } from '@directory/shared/entry'

/** The entries of a category. */
export interface CategoryBucket {
  entries: Entry[]
  sorted: boolean
  /** Computed on first use, as all below; dropped when an entry changes. */
  inRegion?: boolean | undefined
  outside?: number | undefined
  spelling?: string | undefined
  placed?: PlacedEntries | undefined
}

export interface PlacedEntries {
  /** Counter of changes that may move the position of a town. */
  changes: number
  /** In order, with the positions of their towns where they lack their own. */
  entries: readonly Entry[]
  /** True if some entries lack a position of their own. */
  needTowns: boolean
}

export function forgetDerived(bucket: CategoryBucket): void {
  bucket.inRegion = bucket.outside = bucket.spelling = bucket.placed = undefined
}

/** Returns the alphabetically first spelling, independent of the order of changes. */
export function firstSpelling({ entries }: CategoryBucket): string {
  let first = entries[0]?.category ?? ''
  for (const { category } of entries) if (category < first) first = category
  return first
}
