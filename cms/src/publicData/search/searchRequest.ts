import type { CallFilter } from '#shared/filters'
import type { WordLocale } from '#shared/locales'
import type { PublicHoliday } from '#shared/publicHoliday'
import type { Position, Region } from '#shared/region'
import type { UrgentHelp } from '#shared/searchHelp'
import type { VisitorLocation } from '#shared/visitorLocation'
import type { MeantBy } from './meaning.ts'
import type { NamedPlace } from './PlaceNames.ts'
import type { QueryWord } from './queryWords.ts'

export interface SearchRequest {
  text: string
  understood: ParsedQuery
  filters: readonly CallFilter[]
  near: (VisitorLocation & { position: Position }) | null
  region: Region | null
  /** The telephone numbers that the site itself shows, as dialled within the country. */
  siteNumbers: () => SiteNumbers
  /** Date in the region, `YYYY-MM-DD`. */
  today: string
  time?: AskedTime
  /** The holidays around today, which count if a time is asked for. */
  holidays: () => readonly PublicHoliday[]
}

export interface AskedTime {
  /** `YYYY-MM-DD` */
  date: string
  /** Minutes of the day between which it should be open at some time. */
  from: number
  to: number
  /** No day or part of one is named but the present. */
  isNow: boolean
  label: string
  rest: string
}

export interface SiteNumbers {
  all: readonly string[]
  pharmacies: readonly string[]
}

export interface ParsedQuery {
  /** Words of the query, with misspelled ones corrected. */
  words: readonly QueryWord[]
  place: NamedPlace | null
  /** As dialled within the country. */
  phone: string | null
  /** Further places; providers need not be in them or name them. */
  otherPlaces: readonly NamedPlace[]
  placeWords: readonly QueryWord[]
  /** Words that name no place. */
  asked: readonly QueryWord[]
  /** Those of them that are no stop words; empty if everything in a place is wanted. */
  content: readonly QueryWord[]
  /** Words of `content` that did not lead to the categories. */
  unmatched: readonly QueryWord[]
  /** Numbers of the categories meant, best first. */
  categories: readonly number[]
  meantBy: MeantBy
  /** The categories only nearly help. */
  isWider: boolean
  /** Number of the concept meant of which the first usual category is not listed. */
  missing: number | null
  isCategory: boolean
  wantsVisits: boolean
  urgent: UrgentHelp | null
  advice: Record<WordLocale, string> | null
  corrected: ReadonlyMap<string, string>
}
