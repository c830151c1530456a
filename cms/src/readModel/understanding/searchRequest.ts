import type { Position, Region } from '@directory/shared/region'
import type { VisitorLocation } from '@directory/shared/visitorLocation'
import type { SiteNumbers } from './siteNumbers.ts'
import type { ParsedQuery } from './understand.ts'

/** What a visitor searches for. */
export interface SearchRequest {
  text: string
  understood: ParsedQuery
  barrierfreeOnly: boolean
  /** Only those who come to the house. */
  homeVisitsOnly: boolean
  /** Where the visitor is. */
  near: (VisitorLocation & { position: Position }) | null
  /** The district. */
  region: Region | null
  siteNumbers: SiteNumbers
  /** `YYYY-MM-DD` in the region. */
  today: string
}
