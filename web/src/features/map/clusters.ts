import Supercluster from 'supercluster'
import { type MapPoint, maxZoom } from './points.ts'

export interface Spot {
  key: string
  /** One, or the several of a cluster. */
  points: MapPoint[]
  lat: number
  lon: number
  /** Zoom at which the cluster splits; above `maxZoom` its members share one position. */
  splitsAt: number
}

type ClusterIndex = Supercluster<MapPoint>

/** At every zoom, so that providers at the same address never cover each other. */
export function indexPoints(points: readonly MapPoint[]): ClusterIndex {
  const index: ClusterIndex = new Supercluster({ radius: 56, extent: 256, maxZoom })
  return index.load(
    points.map((point) => ({
      type: 'Feature',
      properties: point,
      geometry: { type: 'Point', coordinates: [point.lon, point.lat] },
    })),
  )
}

export const canSplit = ({ points, splitsAt }: Spot): boolean => points.length > 1 && splitsAt <= maxZoom

type Bounds = [west: number, south: number, east: number, north: number]

export function spotsIn(index: ClusterIndex, bounds: Bounds, zoom: number): Spot[] {
  return index.getClusters(bounds, Math.round(zoom)).map(({ geometry, properties }) => {
    const [lon = 0, lat = 0] = geometry.coordinates
    if (!('cluster' in properties)) return { key: properties.id, points: [properties], lat, lon, splitsAt: 0 }
    const { cluster_id } = properties
    const leaves = index.getLeaves(cluster_id, Number.POSITIVE_INFINITY)
    const points = leaves.map((leaf) => leaf.properties)
    const key = `${points.length}:${points[0]?.id}`
    return { key, points, lat, lon, splitsAt: index.getClusterExpansionZoom(cluster_id) }
  })
}
