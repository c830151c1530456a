import { allRegions } from '@directory/shared/region'
import { callUrl } from '../../../lib/api.ts'

export const groupings = ['city', 'alphabet', 'distance'] as const
export type Grouping = (typeof groupings)[number]

export const filterCheckboxes = ['barrierfree', 'homeVisits', 'openToday', 'openNow'] as const

export const noFilters = { barrierfree: false, homeVisits: false, openToday: false, openNow: false } as const

/** A list's filters in the address, which omits defaults. */
export interface Filters {
  /** The visitor's choice; `''` until then. */
  group: Grouping | ''
  /** The configured region's key, or `alle`. */
  region: string
  barrierfree: boolean
  homeVisits: boolean
  openToday: boolean
  openNow: boolean
  q: string
  /** Town from which distances are measured; empty if there is none. */
  from: string
}

/** Defaults of a page, also used in place of unknown values. */
export interface FilterDefaults {
  region: string
}

const maxTextLength = 200

export function parseFilters(search: string | URLSearchParams, defaults: FilterDefaults): Filters {
  const params = new URLSearchParams(search)
  const group = groupings.find((one) => one === params.get('group'))
  const region = params.get('region')
  return {
    group: group ?? '',
    // By the contract, every value except the region's key means no limit.
    region: region === null || region === '' || region === defaults.region ? defaults.region : allRegions,
    barrierfree: params.get('barrierfree') === 'true',
    homeVisits: params.get('homeVisits') === 'true',
    openToday: params.get('openToday') === 'true',
    openNow: params.get('openNow') === 'true',
    q: withoutControlCharacters(params.get('q') ?? '').slice(0, maxTextLength),
    from: (params.get('from') ?? '').slice(0, maxTextLength),
  }
}

/** Replaces control characters: a text field would drop them, so address and field would differ. */
function withoutControlCharacters(text: string): string {
  const singleLine = text.replace(/\p{Cc}+/gu, ' ')
  return singleLine.trim() === '' ? '' : singleLine
}

/** Returns `''` or `?…`, in a fixed order, so that one view has one address. */
export function formatFilters(filters: Filters, defaults: FilterDefaults): string {
  const params = new URLSearchParams()
  if (filters.q.trim() !== '') params.set('q', filters.q)
  if (filters.group !== '') params.set('group', filters.group)
  if (filters.region !== defaults.region) params.set('region', filters.region)
  for (const name of filterCheckboxes) if (filters[name]) params.set(name, 'true')
  if (filters.from !== '') params.set('from', filters.from)
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}

/** Returns when providers should be open; null for any time. */
export const timeAsked = ({ openNow, openToday }: Pick<Filters, 'openNow' | 'openToday'>) =>
  openNow ? 'now' : openToday ? 'today' : null

/** Expresses "no limit" by leaving the region out. */
export const regionQuery = (region: string) => (region === allRegions ? {} : { region })

/** Returns the calls a page needs to find the place in its address. */
export const placeCalls = (from: string) => (from === '' ? [] : [callUrl('GET /api/place', { from })])
