import type { CallFilter } from '@directory/shared/filters'
import type { PublicHoliday } from '@directory/shared/publicHoliday'
import type { Position, Region } from '@directory/shared/region'
import type { VisitorLocation } from '@directory/shared/visitorLocation'
import type { AskedTime } from './askedTime.ts'
import type { SiteNumbers } from './siteNumbers.ts'
import type { ParsedQuery } from './understand.ts'

export interface SearchRequest {
  text: string
  understood: ParsedQuery
  /** The filters that the visitor has set. */
  filters: readonly CallFilter[]
  /** The visitor's location. */
  near: (VisitorLocation & { position: Position }) | null
  /** The district. */
  region: Region | null
  siteNumbers: SiteNumbers
  /** Date in the region, `YYYY-MM-DD`. */
  today: string
  /** The time at which a provider should be open. */
  time?: AskedTime
  /** Returns the holidays around today, which count if a time is asked for. */
  holidays: () => readonly PublicHoliday[]
}
