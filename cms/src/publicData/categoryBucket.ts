import type { Entry } from '@directory/shared/entry'

/** The entries of a category. */
export interface CategoryBucket {
  entries: Entry[]
  sorted: boolean
  /** Computed on first use, as `spelling`; dropped when an entry changes. */
  inRegion?: number | undefined
  spelling?: string | undefined
}

export function forgetDerived(bucket: CategoryBucket): void {
  bucket.inRegion = bucket.spelling = undefined
}

/** Returns the alphabetically first spelling, independent of the order of changes. */
export function firstSpelling({ entries }: CategoryBucket): string {
  let first = entries[0]?.category ?? ''
  for (const { category } of entries) if (category < first) first = category
  return first
}
