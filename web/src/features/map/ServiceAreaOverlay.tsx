import type { Outline, OutlineFeature } from '@directory/shared/outline'
import type { Position } from '@directory/shared/region'
import type { ServiceArea } from '@directory/shared/serviceArea'
import type { Town } from '@directory/shared/town'
import { isSameTown } from '@directory/shared/visitorLocation'
import { geoJSON, type LatLngBounds, latLng, latLngBounds } from 'leaflet'
import { useEffect, useMemo } from 'react'
import { Circle, GeoJSON, useMap } from 'react-leaflet'
import { useCall } from '../../lib/api.ts'
import styles from './ServiceAreaOverlay.module.css'
import { useOutline } from './useOutline.ts'

interface Props {
  area: ServiceArea
  /** The provider's own position, if known. */
  center: Position | null
}

interface Shapes {
  /** Radius in metres. */
  circles: (Position & { radius: number })[]
  features: OutlineFeature[]
}

/** Radius in metres of the circle for a town without an outline. */
const townRadiusM = 2500

export function ServiceAreaOverlay({ area, center }: Props) {
  const map = useMap()
  const { data: settings } = useCall('GET /api/settings', {})
  const { data: towns } = useCall('GET /api/towns', {})
  const outline = useOutline(settings?.outline ?? '')
  const region = settings?.region
  const shapes = useMemo(
    () => shapesOf(area, center, outline, towns ?? [], region),
    [area, center, outline, towns, region],
  )
  useEffect(() => {
    const bounds = boundsOf(shapes)
    if (!bounds) return
    if (center) bounds.extend([center.lat, center.lon])
    map.fitBounds(bounds, { animate: false, padding: [16, 16] })
  }, [map, shapes, center])
  return (
    <>
      {shapes.circles.map(({ lat, lon, radius }) => (
        <Circle
          key={`${lat} ${lon} ${radius}`}
          center={[lat, lon]}
          radius={radius}
          interactive={false}
          className={styles.served ?? ''}
        />
      ))}
      {shapes.features.length > 0 && (
        <GeoJSON
          key={shapes.features.length}
          data={collectionOf(shapes.features)}
          interactive={false}
          style={() => ({ className: styles.served ?? '' })}
        />
      )}
    </>
  )
}

function shapesOf(
  area: ServiceArea,
  center: Position | null,
  outline: Outline | null,
  towns: readonly Town[],
  region: (Position & { radiusKm: number }) | undefined,
): Shapes {
  const polygons = outline?.features.filter(({ geometry }) => geometry.type.endsWith('Polygon')) ?? []
  switch (area.kind) {
    case 'around':
      return { circles: center ? [{ ...center, radius: area.km * 1000 }] : [], features: [] }
    case 'district':
      if (polygons.length > 0 || !region) return { circles: [], features: polygons }
      return { circles: [{ lat: region.lat, lon: region.lon, radius: region.radiusKm * 1000 }], features: [] }
    case 'towns': {
      const outlineOf = (name: string) =>
        polygons.find(({ properties }) => isSameTown(properties?.name ?? '', name))
      const townOf = (name: string) => towns.find(({ city }) => isSameTown(city, name))
      return {
        features: area.towns.flatMap((name) => outlineOf(name) ?? []),
        circles: area.towns.flatMap((name) => {
          const town = outlineOf(name) ? undefined : townOf(name)
          return town ? { lat: town.lat, lon: town.lon, radius: townRadiusM } : []
        }),
      }
    }
    case 'own':
      return { circles: [], features: [] }
  }
}

const collectionOf = (features: OutlineFeature[]) =>
  ({ type: 'FeatureCollection', features }) as GeoJSON.FeatureCollection

function boundsOf({ circles, features }: Shapes): LatLngBounds | null {
  const allBounds = [
    ...circles.map(({ lat, lon, radius }) => latLng(lat, lon).toBounds(radius * 2)),
    ...(features.length > 0 ? [geoJSON(collectionOf(features)).getBounds()] : []),
  ]
  const [first, ...more] = allBounds
  return first
    ? more.reduce(
        (total, bounds) => total.extend(bounds),
        latLngBounds(first.getSouthWest(), first.getNorthEast()),
      )
    : null
}
