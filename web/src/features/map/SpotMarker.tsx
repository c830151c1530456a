import type { Map as LeafletMap } from 'leaflet'
import { memo, useEffect, useMemo } from 'react'
import { Marker, useMap } from 'react-leaflet'
import { useText } from '../../lib/intl.ts'
import type { Spot } from './clusters.ts'
import { clusterPin, providerPin } from './pins.ts'
import { maxZoom } from './points.ts'

interface Props {
  spot: Spot
  /** Name of the provider; unused for a cluster. */
  name: string
  onOpen: (spot: Spot, opener: HTMLElement) => void
}

/** Focuses the marker nearest to the centre after a cluster has split, unless the user has moved the focus. */
function focusNearestToMiddle(map: LeafletMap): void {
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

/** Marks a provider, or a cluster that splits when pressed (or opens, if its members share an address). */
export const SpotMarker = memo(function SpotMarker({ spot, name, onOpen }: Props) {
  const text = useText()
  const map = useMap()
  const count = spot.ids.length
  const canSplit = count > 1 && spot.splitsAt <= maxZoom
  const label = canSplit ? text('map.cluster', { count }) : count > 1 ? text('map.house', { count }) : name
  const markerPin = useMemo(() => (count > 1 ? clusterPin(label, count) : providerPin(label)), [label, count])

  useEffect(() => {
    // A marker focused by Tab near the edge is moved into view.
    const show = () => map.panInside([spot.lat, spot.lon], { padding: [48, 48] })
    markerPin.button.addEventListener('focus', show)
    return () => markerPin.button.removeEventListener('focus', show)
  }, [map, markerPin, spot.lat, spot.lon])

  function press() {
    if (!canSplit) return onOpen(spot, markerPin.button)
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
