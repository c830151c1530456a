import { latLng } from 'leaflet'
import { type ReactNode, useEffect, useMemo } from 'react'
import { Circle, Marker, useMap } from 'react-leaflet'
import { useText } from '#lib/intl.ts'
import type { Position } from '#shared/region'
import { BaseMap } from './BaseMap.tsx'
import mapBackgroundStyles from './MapBackground.module.css'
import { MapViewport } from './MapViewport.tsx'
import { MarkerButtons } from './MarkerButtons.tsx'
import { staticPin, visitorPin } from './pins.ts'
import type { MapPoint } from './points.ts'

export interface MapViewProps {
  points: readonly MapPoint[]
  position: Position | null
  /** Without it markers are not buttons. */
  renderPopup?: (ids: string[]) => ReactNode
  aroundKm?: number
}

export default function MapView({ points, position, renderPopup, aroundKm }: MapViewProps) {
  const text = useText()
  const visitorIcon = useMemo(() => visitorPin(text('map.ownPosition')), [text])
  return (
    <BaseMap>
      {renderPopup ? (
        <MarkerButtons points={points} renderPopup={renderPopup} />
      ) : (
        <StaticMarkers points={points} />
      )}
      {/* Comes after the markers, so that they are listening when it first moves the map. */}
      <MapViewport points={points} position={position} />
      {aroundKm && points[0] && <Surroundings center={points[0]} km={aroundKm} />}
      {position && (
        <Marker
          position={[position.lat, position.lon]}
          icon={visitorIcon}
          interactive={false}
          keyboard={false}
        />
      )}
    </BaseMap>
  )
}

function StaticMarkers({ points }: { points: readonly MapPoint[] }) {
  return points.map((point) => (
    <Marker
      key={point.id}
      position={[point.lat, point.lon]}
      icon={staticPin(point.name, point.isApproximate)}
      interactive={false}
      keyboard={false}
    />
  ))
}

function Surroundings({ center: { lat, lon }, km }: { center: Position; km: number }) {
  const map = useMap()
  const radius = km * 1000
  useEffect(() => {
    map.fitBounds(latLng(lat, lon).toBounds(2 * radius), { animate: false, padding: [16, 16] })
  }, [map, lat, lon, radius])
  const className = mapBackgroundStyles.served ?? ''
  return <Circle center={[lat, lon]} radius={radius} interactive={false} className={className} />
}
