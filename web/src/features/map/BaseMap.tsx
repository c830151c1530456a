import 'leaflet/dist/leaflet.css'
import type { ReactNode } from 'react'
import { AttributionControl, MapContainer, TileLayer, ZoomControl } from 'react-leaflet'
import { useText } from '../../lib/intl.ts'
import { MapBackground } from './MapBackground.tsx'
import styles from './MapView.module.css'
import { emptyView, maxZoom } from './points.ts'

const attribution =
  '© <a href="https://www.openstreetmap.org/copyright" rel="noopener">OpenStreetMap contributors</a>'

/** Renders a map without content. Imports Leaflet, so only `lazy` components use it. */
export function BaseMap({ children }: { children: ReactNode }) {
  const text = useText()
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  return (
    <MapContainer
      className={styles.map}
      center={[...emptyView.center]}
      zoom={emptyView.zoom}
      maxZoom={maxZoom}
      scrollWheelZoom={false}
      zoomControl={false}
      attributionControl={false}
      zoomAnimation={!prefersReducedMotion}
      fadeAnimation={!prefersReducedMotion}
      markerZoomAnimation={!prefersReducedMotion}
    >
      <ZoomControl zoomInTitle={text('map.zoomIn')} zoomOutTitle={text('map.zoomOut')} />
      <AttributionControl prefix={false} />
      <MapBackground />
      <TileLayer url="/tiles/{z}/{x}/{y}.png" maxZoom={maxZoom} attribution={attribution} />
      {children}
    </MapContainer>
  )
}
