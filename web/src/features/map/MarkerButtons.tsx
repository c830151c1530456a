import type { Map as LeafletMap } from 'leaflet'
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { useMap, useMapEvents } from 'react-leaflet'
import { indexPoints, type Spot, spotsIn } from './clusters.ts'
import { MapPopup } from './MapPopup.tsx'
import type { MapPoint } from './points.ts'
import { SpotMarker } from './SpotMarker.tsx'

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

/** Shows markers and clusters in view as buttons, and the popup of the one that was pressed. */
export function MarkerButtons({ points, renderPopup }: Props) {
  const map = useMap()
  const index = useMemo(() => indexPoints(points), [points])
  const names = useMemo(() => new Map(points.map((point) => [point.id, point.name])), [points])
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
        <SpotMarker key={spot.key} spot={spot} name={names.get(spot.ids[0] ?? '') ?? ''} onOpen={openSpot} />
      ))}
      {open && (
        <MapPopup key={open.key} lat={open.lat} lon={open.lon} above={open.ids.length === 1} onClose={close}>
          {renderPopup(open.ids)}
        </MapPopup>
      )}
    </>
  )
}
