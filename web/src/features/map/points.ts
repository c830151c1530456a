import type { Position } from '#shared/region'

export interface MapPoint extends Position {
  id: string
  name: string
  /** True in the middle of a postcode, because the address was not found. */
  isApproximate?: boolean
}

/** Shown without points: Franconia. */
export const emptyView = { center: [49.7931, 9.9372], zoom: 7 } as const
export const maxZoom = 18
export const visitorZoom = 13
export const markerZoom = 16
/** Maximum zoom without tiles, at which the towns of a district are visible. */
export const tilelessZoom = 10
