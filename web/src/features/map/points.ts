import type { Position } from '@directory/shared/region'

/** A provider on the map. */
export interface MapPoint extends Position {
  id: string
  name: string
}

/** Where the map looks when there is nobody to show. */
export const emptyView = { center: [49.7931, 9.9372], zoom: 7 } as const
export const maxZoom = 18
export const ownZoom = 13
export const markerZoom = 16
/** Without tiles: so that towns around are in sight, and not only a pin. */
export const groundZoom = 12
