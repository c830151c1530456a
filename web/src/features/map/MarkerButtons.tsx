import type { Map as LeafletMap } from 'leaflet'
import { memo, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Marker, useMap, useMapEvents } from 'react-leaflet'
import { useText } from '#lib/intl.ts'
import { canSplit, indexPoints, type Spot, spotsIn } from './clusters.ts'
import { MapPopup } from './MapPopup.tsx'
import { clusterPin, providerPin } from './pins.ts'
import type { MapPoint } from './points.ts'

interface Props {
  points: readonly MapPoint[]
  renderPopup: (ids: string[]) => ReactNode
}

interface View {
  bounds: [west: number, south: number, east: number, north: number]
  zoom: number
}

function viewOf(map: LeafletMap): View {
  const bounds = map.getBounds().pad(0.3)
  return {
    bounds: [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
    zoom: map.getZoom(),
  }
}

export function MarkerButtons({ points, renderPopup }: Props) {
  const map = useMap()
  const index = useMemo(() => indexPoints(points), [points])
  const [view, setView] = useState(() => viewOf(map))
  const [open, setOpen] = useState<Spot | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  useMapEvents({ moveend: () => setView(viewOf(map)), resize: () => setView(viewOf(map)) })

  const openSpot = useCallback((spot: Spot, pressed: HTMLElement) => {
    opener.current = pressed
    setOpen(spot)
  }, [])

  function close() {
    const focused = document.activeElement
    const hasLostFocus = focused === document.body || focused?.closest('.leaflet-popup')
    setOpen(null)
    if (!hasLostFocus) return
    const target = opener.current?.isConnected ? opener.current : map.getContainer()
    target.focus({ preventScroll: true })
  }

  return (
    <>
      {spotsIn(index, view.bounds, view.zoom).map((spot) => (
        <SpotMarker key={spot.key} spot={spot} onOpen={openSpot} />
      ))}
      {open && (
        <MapPopup
          key={open.key}
          lat={open.lat}
          lon={open.lon}
          above={open.points.length === 1}
          onClose={close}
        >
          {renderPopup(open.points.map(({ id }) => id))}
        </MapPopup>
      )}
    </>
  )
}

interface SpotMarkerProps {
  spot: Spot
  onOpen: (spot: Spot, opener: HTMLElement) => void
}

/** After a cluster has split, unless the user has moved the focus. */
function focusNearestToMiddle(map: LeafletMap) {
  const container = map.getContainer()
  if (document.activeElement !== container) return
  const middleOf = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  const middle = middleOf(container)
  const distanceToMiddle = (element: Element) => {
    const { x, y } = middleOf(element)
    return Math.hypot(x - middle.x, y - middle.y)
  }
  const buttons = [...container.querySelectorAll<HTMLElement>('.leaflet-marker-pane button')]
  const [nearest] = buttons.sort((one, other) => distanceToMiddle(one) - distanceToMiddle(other))
  nearest?.focus({ preventScroll: true })
}

const SpotMarker = memo(function SpotMarker({ spot, onOpen }: SpotMarkerProps) {
  const text = useText()
  const map = useMap()
  const count = spot.points.length
  const isApproximate = spot.points.every((point) => point.isApproximate)
  const splits = canSplit(spot)
  const here = splits
    ? text('map.cluster', { count })
    : count > 1
      ? text('map.house', { count })
      : (spot.points[0]?.name ?? '')
  const label = isApproximate ? text('map.approximate', { name: here }) : here
  const markerPin = useMemo(
    () => (count > 1 ? clusterPin(label, count, isApproximate) : providerPin(label, isApproximate)),
    [label, count, isApproximate],
  )

  useEffect(() => {
    // A marker focused by Tab near the edge is moved into view.
    const show = () => map.panInside([spot.lat, spot.lon], { padding: [48, 48] })
    markerPin.button.addEventListener('focus', show)
    return () => markerPin.button.removeEventListener('focus', show)
  }, [map, markerPin, spot.lat, spot.lon])

  function press() {
    if (!splits) return onOpen(spot, markerPin.button)
    const hadFocus = document.activeElement === markerPin.button
    // The pressed marker is removed; without this the focus would return to the top of the page.
    if (hadFocus) {
      map.getContainer().focus({ preventScroll: true })
      map.once('moveend', () => setTimeout(() => focusNearestToMiddle(map)))
    }
    map.setView([spot.lat, spot.lon], spot.splitsAt)
  }

  return (
    <Marker
      position={[spot.lat, spot.lon]}
      icon={markerPin.icon}
      keyboard={false}
      riseOnHover
      eventHandlers={{ click: press }}
    />
  )
})
