import type { Map as LeafletMap } from 'leaflet'
import { memo, useEffect, useMemo } from 'react'
import { Marker, useMap } from 'react-leaflet'
import { useText } from '../../lib/intl.ts'
import type { Spot } from './clusters.ts'
import { clusterPin, pin } from './pin.ts'
import { maxZoom } from './points.ts'

interface Props {
  spot: Spot
  /** Name of the provider; unused for a cluster. */
  name: string
  onOpen: (spot: Spot, opener: HTMLElement) => void
}

/** Focuses the marker nearest to the centre after a cluster has split, unless the user has moved the focus. */
function focusMiddle(map: LeafletMap): void {
  const container = map.getContainer()
  if (document.activeElement !== container) return
  const middleOf = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  const middle = middleOf(container)
  const far = (element: Element) => {
    const { x, y } = middleOf(element)
    return Math.hypot(x - middle.x, y - middle.y)
  }
  const buttons = [...container.querySelectorAll<HTMLElement>('.leaflet-marker-pane button')]
  const [nearest] = buttons.sort((one, other) => far(one) - far(other))
  nearest?.focus({ preventScroll: true })
}

/** Marks a provider, or a cluster that splits when pressed (or opens, if its members share an address). */
export const SpotMarker = memo(function SpotMarker({ spot, name, onOpen }: Props) {
  const text = useText()
  const map = useMap()
  const count = spot.ids.length
  const splits = count > 1 && spot.splitsAt <= maxZoom
  const label = splits ? text('map.cluster', { count }) : count > 1 ? text('map.house', { count }) : name
  const made = useMemo(() => (count > 1 ? clusterPin(label, count) : pin(label)), [label, count])

  useEffect(() => {
    // A marker focused by Tab near the edge is moved into view.
    const show = () => map.panInside([spot.lat, spot.lon], { padding: [48, 48] })
    made.button.addEventListener('focus', show)
    return () => made.button.removeEventListener('focus', show)
  }, [map, made, spot.lat, spot.lon])

  function press() {
    if (!splits) return onOpen(spot, made.button)
    const byKey = document.activeElement === made.button
    // The pressed marker is removed; without this the focus would return to the top of the page.
    if (byKey) {
      map.getContainer().focus({ preventScroll: true })
      map.once('moveend', () => setTimeout(() => focusMiddle(map)))
    }
    map.setView([spot.lat, spot.lon], spot.splitsAt)
  }

  return (
    <Marker
      position={[spot.lat, spot.lon]}
      icon={made.icon}
      keyboard={false}
      riseOnHover
      eventHandlers={{ click: press }}
    />
  )
})
