import type { Position } from '@directory/shared/region'

export interface MapPoint extends Position {
  id: string
  name: string
}

/** Initial view without providers. */
export const emptyView = { center: [49.7931, 9.9372], zoom: 7 } as const
export const maxZoom = 18
export const ownZoom = 13
export const markerZoom = 16
/** Maximum zoom of a map without tiles, which shows the towns of a district, so that a pin is not alone. */
export const groundZoom = 10
