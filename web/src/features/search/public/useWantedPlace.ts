import type { SearchHelp } from '@directory/shared/searchHelp'
import type { VisitorLocation } from '@directory/shared/visitorLocation'
import { useMemo } from 'react'
import type { VisitorHome } from '../../entries/door.ts'

export interface WantedPlace extends VisitorLocation {
  /** As it is shown; empty for degrees. */
  label: string
  others: readonly string[]
}

/** The place that the query names, else the visitor's: distances and home visits are about that one. */
export function useWantedPlace(help: SearchHelp | undefined, home: VisitorHome | null): WantedPlace | null {
  return useMemo(() => {
    if (help?.where) return { label: help.place, ...help.where }
    return home
  }, [help, home])
}
