import { type ReactNode, useEffect, useMemo, useState } from 'react'
import {
  AttributionControl,
  Circle,
  GeoJSON,
  MapContainer,
  Marker,
  Pane,
  TileLayer,
  useMap,
  useMapEvents,
  ZoomControl,
} from 'react-leaflet'
import useSWRImmutable from 'swr/immutable'
import { useCall } from '#lib/api.ts'
import { useText } from '#lib/intl.ts'
import { useSettings } from '#lib/settings.ts'
import { maxOutlineBytes, type Outline, readOutline } from '#shared/outline'
import mapBackgroundStyles from './MapBackground.module.css'
import styles from './MapView.module.css'
import { nameSign } from './pins.ts'
import { fittingNames, outlineNames, type PlaceName } from './placeNames.ts'
import { emptyView, maxZoom } from './points.ts'
import { useHasBackground } from './useHasBackground.ts'
import 'leaflet/dist/leaflet.css'

const attribution =
  '© <a href="https://www.openstreetmap.org/copyright" rel="noopener">OpenStreetMap contributors</a>'

/** Imports Leaflet, so only `lazy` components use it. */
export function BaseMap({ children }: { children: ReactNode }) {
  const text = useText()
  const hasTiles = useHasBackground()
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
      {hasTiles && <TileLayer url="/tiles/{z}/{x}/{y}.png" maxZoom={maxZoom} attribution={attribution} />}
      {children}
    </MapContainer>
  )
}

const once = { shouldRetryOnError: false }

/** Null if they cannot be drawn. */
async function fetchOutline(path: string): Promise<Outline | null> {
  const response = await fetch(path)
  if (!response.ok || Number(response.headers.get('Content-Length') ?? 0) > maxOutlineBytes) return null
  const outline = readOutline(await response.text())
  return typeof outline === 'string' ? null : outline
}

/** Below the tiles: outlines or, failing that, region and towns, so that a map is useful without tiles. */
function MapBackground() {
  const { outline: outlinePath, region } = useSettings()
  const { data: outline } = useSWRImmutable(outlinePath || null, fetchOutline, once)
  const { data: towns } = useCall('GET /api/towns', {})
  const names = useMemo(
    () =>
      outline && outlineNames(outline).length > 0
        ? outlineNames(outline)
        : (towns ?? []).map(({ city, lat, lon }) => ({ name: city, lat, lon, weight: 0 })),
    [outline, towns],
  )
  return (
    <Pane name="ground" className={mapBackgroundStyles.pane ?? ''}>
      {outline && <Shapes outline={outline} />}
      {!outline && (
        <Circle
          center={[region.lat, region.lon]}
          radius={region.radiusKm * 1000}
          interactive={false}
          className={mapBackgroundStyles.area ?? ''}
        />
      )}
      <Names names={names} />
    </Pane>
  )
}

function Shapes({ outline }: { outline: Outline }) {
  const map = useMap()
  useEffect(() => {
    const attribution = document.createElement('span')
    attribution.textContent = outline.attribution ?? ''
    const { attributionControl } = map
    attributionControl?.addAttribution(attribution.innerHTML)
    return () => {
      attributionControl?.removeAttribution(attribution.innerHTML)
    }
  }, [map, outline])
  return (
    <GeoJSON
      data={outline}
      interactive={false}
      // Points are shown only as names.
      filter={({ geometry }) => geometry.type !== 'Point'}
      style={(feature) => ({
        className:
          (feature?.geometry.type.endsWith('LineString')
            ? mapBackgroundStyles.line
            : mapBackgroundStyles.area) ?? '',
      })}
    />
  )
}

function Names({ names }: { names: readonly PlaceName[] }) {
  const map = useMap()
  const [zoom, setZoom] = useState(map.getZoom())
  useMapEvents({ zoomend: () => setZoom(map.getZoom()) })
  const shownNames = useMemo(
    () => new Set(fittingNames(names, ({ lat, lon }) => map.project([lat, lon], zoom))),
    [map, names, zoom],
  )
  const shownPlaces = names.filter((place) => place.weight === 0 || shownNames.has(place))
  return shownPlaces.map((place) => (
    <Marker
      key={`${place.name} ${place.lat} ${place.lon}`}
      position={[place.lat, place.lon]}
      icon={nameSign(shownNames.has(place) ? place.name : null, place.weight > 0)}
      interactive={false}
      keyboard={false}
      pane="ground"
    />
  ))
}
