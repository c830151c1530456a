import 'leaflet/dist/leaflet.css'
import type { Position } from '@directory/shared/region'
import { type ReactNode, useMemo } from 'react'
import { AttributionControl, MapContainer, Marker, TileLayer, ZoomControl } from 'react-leaflet'
import { useText } from '../../lib/intl.ts'
import styles from './MapView.module.css'
import { ownPin, stillPin } from './pin.ts'
import { emptyView, type MapPoint, maxZoom } from './points.ts'
import { Sight } from './Sight.tsx'
import { Spots } from './Spots.tsx'

export interface MapViewProps {
  points: readonly MapPoint[]
  /** The visitor's own place. */
  position: Position | null
  /** What the popup of these providers says; without it markers cannot be pressed. */
  renderPopup?: ((ids: string[]) => ReactNode) | undefined
}

const attribution =
  '© <a href="https://www.openstreetmap.org/copyright" rel="noopener">OpenStreetMap contributors</a>'

export function MapView({ points, position, renderPopup }: MapViewProps) {
  const text = useText()
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const own = useMemo(() => ownPin(text('map.ownPosition')), [text])
  return (
    <MapContainer
      className={styles.map}
      center={[...emptyView.center]}
      zoom={emptyView.zoom}
      maxZoom={maxZoom}
      scrollWheelZoom={false}
      zoomControl={false}
      attributionControl={false}
      zoomAnimation={!still}
      fadeAnimation={!still}
      markerZoomAnimation={!still}
    >
      <ZoomControl zoomInTitle={text('map.zoomIn')} zoomOutTitle={text('map.zoomOut')} />
      <AttributionControl prefix={false} />
      <TileLayer url="/tiles/{z}/{x}/{y}.png" maxZoom={maxZoom} attribution={attribution} />
      {renderPopup ? <Spots points={points} renderPopup={renderPopup} /> : <Still points={points} />}
      {/* After the markers, which have to hear where it looks. */}
      <Sight points={points} position={position} />
      {position && (
        <Marker position={[position.lat, position.lon]} icon={own} interactive={false} keyboard={false} />
      )}
    </MapContainer>
  )
}

function Still({ points }: { points: readonly MapPoint[] }) {
  return points.map((point) => (
    <Marker
      key={point.id}
      position={[point.lat, point.lon]}
      icon={stillPin(point.name)}
      interactive={false}
      keyboard={false}
    />
  ))
}
