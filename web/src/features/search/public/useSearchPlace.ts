import type { SearchHelp } from '@directory/shared/searchHelp'
import type { VisitorLocation } from '@directory/shared/visitorLocation'
import { useMemo } from 'react'
import type { VisitorHome } from '../../entries/door.ts'

export interface SearchPlace extends VisitorLocation {
  /** Label of the place; empty for degrees. */
  label: string
  measuredFrom: string
  others: readonly string[]
}

/** Returns the place in the query, otherwise the visitor's: distances and home visits refer to it. */
export function useSearchPlace(
  help: SearchHelp | undefined,
  visitorLocation: VisitorHome | null,
): SearchPlace | null {
  return useMemo(() => {
    if (help?.where) return { label: help.place, ...help.where }
    return visitorLocation
  }, [help, visitorLocation])
}
