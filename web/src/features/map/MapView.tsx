import type { Position } from '@directory/shared/region'
import type { ServiceArea } from '@directory/shared/serviceArea'
import { type ReactNode, useMemo } from 'react'
import { Marker } from 'react-leaflet'
import { useText } from '../../lib/intl.ts'
import { BaseMap } from './BaseMap.tsx'
import { MapViewport } from './MapViewport.tsx'
import { MarkerButtons } from './MarkerButtons.tsx'
import { staticPin, visitorPin } from './pins.ts'
import type { MapPoint } from './points.ts'
import { ServiceAreaOverlay } from './ServiceAreaOverlay.tsx'

export interface MapViewProps {
  points: readonly MapPoint[]
  /** The visitor's own position. */
  position: Position | null
  /** Renders the popup for these providers; without it markers are not buttons. */
  renderPopup?: ((ids: string[]) => ReactNode) | undefined
  /** Service area, if the map shows one provider. */
  area?: ServiceArea | null | undefined
}

export default function MapView({ points, position, renderPopup, area }: MapViewProps) {
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
      {area && <ServiceAreaOverlay area={area} center={points[0] ?? null} />}
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
      icon={staticPin(point.name)}
      interactive={false}
      keyboard={false}
    />
  ))
}
