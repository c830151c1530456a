import Supercluster from 'supercluster'
import { type MapPoint, maxZoom } from './points.ts'

/** One id, or the several of a cluster. */
export interface Spot {
  key: string
  ids: string[]
  lat: number
  lon: number
  /** Zoom at which the cluster splits; above `maxZoom` its members share one position. */
  splitsAt: number
}

export type ClusterIndex = Supercluster<{ id: string }>

/** At every zoom, so that providers at the same address never cover each other. */
export function indexPoints(points: readonly MapPoint[]): ClusterIndex {
  const index: ClusterIndex = new Supercluster({ radius: 56, extent: 256, maxZoom })
  index.load(
    points.map((point) => ({
      type: 'Feature',
      properties: { id: point.id },
      geometry: { type: 'Point', coordinates: [point.lon, point.lat] },
    })),
  )
  return index
}

export const canSplit = ({ ids, splitsAt }: Spot): boolean => ids.length > 1 && splitsAt <= maxZoom

type Bounds = [west: number, south: number, east: number, north: number]

export function spotsIn(index: ClusterIndex, bounds: Bounds, zoom: number): Spot[] {
  return index.getClusters(bounds, Math.round(zoom)).map((feature) => {
    const [lon = 0, lat = 0] = feature.geometry.coordinates
    if (!('cluster' in feature.properties)) {
      const { id } = feature.properties
      return { key: id, ids: [id], lat, lon, splitsAt: 0 }
    }
    const { cluster_id } = feature.properties
    const ids = index.getLeaves(cluster_id, Number.POSITIVE_INFINITY).map((leaf) => leaf.properties.id)
    return {
      key: `${ids.length}:${ids[0]}`,
      ids,
      lat,
      lon,
      splitsAt: index.getClusterExpansionZoom(cluster_id),
    }
  })
}
