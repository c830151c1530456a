import { callUrl } from '#lib/api.ts'
import { type FilterName, filterNames, filters as filterRows, timeFilters } from '#shared/filters'
import { recordOf } from '#shared/ownValue'
import { allRegions } from '#shared/region'

export const groupings = ['city', 'alphabet', 'distance'] as const
export type Grouping = (typeof groupings)[number]

export const noFilters = recordOf(filterNames, () => false)

export interface Filters extends Record<FilterName, boolean> {
  /** `''` until the visitor chooses. */
  group: Grouping | ''
  /** The configured region's key, or `alle`. */
  region: string
  q: string
  /** Town from which distances are measured; empty if there is none. */
  from: string
}

const maxTextLength = 200

/** @param usualRegion that of an address without one */
export function parseFilters(search: string | URLSearchParams, usualRegion: string): Filters {
  const params = new URLSearchParams(search)
  const group = groupings.find((one) => one === params.get('group'))
  const region = params.get('region')
  return {
    group: group ?? '',
    // By the contract, every value except the region's key means no limit.
    region: region === null || region === '' || region === usualRegion ? usualRegion : allRegions,
    ...recordOf(filterNames, (name) => params.get(name) === 'true'),
    q: withoutControlCharacters(params.get('q') ?? '').slice(0, maxTextLength),
    from: (params.get('from') ?? '').slice(0, maxTextLength),
  }
}

/** A text field would drop them, so address and field would differ. */
function withoutControlCharacters(text: string) {
  const singleLine = text.replace(/\p{Cc}+/gu, ' ')
  return singleLine.trim() === '' ? '' : singleLine
}

/** `''` or `?…`, in a fixed order, so that one view has one address. */
export function formatFilters(filters: Filters, usualRegion: string): string {
  const params = new URLSearchParams()
  if (filters.q.trim() !== '') params.set('q', filters.q)
  if (filters.group !== '') params.set('group', filters.group)
  if (filters.region !== usualRegion) params.set('region', filters.region)
  for (const name of chosenFilters(filters)) params.set(name, 'true')
  if (filters.from !== '') params.set('from', filters.from)
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}

export const chosenFilters = (filters: Record<FilterName, boolean>): FilterName[] =>
  filterNames.filter((name) => filters[name])

/** Null for any time. */
export function timeAsked(filters: Record<FilterName, boolean>) {
  const chosen = timeFilters.filter((name) => filters[name]).at(-1)
  return chosen ? filterRows[chosen].time : null
}

export const regionQuery = (region: string) => (region === allRegions ? {} : { region })

export const placeCalls = (from: string) => (from === '' ? [] : [callUrl('GET /api/place', { from })])
