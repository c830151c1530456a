import { type FitBoundsOptions, latLngBounds } from 'leaflet'
import { useEffect, useRef } from 'react'
import { useMap } from 'react-leaflet'
import { useText } from '#lib/intl.ts'
import type { Position } from '#shared/region'
import { emptyView, type MapPoint, markerZoom, tilelessZoom, visitorZoom } from './points.ts'
import { useHasBackground } from './useHasBackground.ts'

/** Padding in pixels: a pin extends above its position, and a notice below may reduce the height. */
const margins = { paddingTopLeft: [36, 76], paddingBottomRight: [36, 48] } satisfies FitBoundsOptions

export function MapViewport({
  points,
  position,
}: {
  points: readonly MapPoint[]
  position: Position | null
}) {
  const map = useMap()
  const text = useText()
  const maxInitialZoom = useHasBackground() ? markerZoom : tilelessZoom
  const shownKey = useRef('')
  const knownPosition = useRef(position)

  useEffect(() => {
    const key = points.map((point) => point.id).join()
    if (key === shownKey.current) return
    shownKey.current = key
    if (points.length === 0) map.setView([...emptyView.center], emptyView.zoom)
    else {
      const bounds = latLngBounds(points.map((point) => [point.lat, point.lon]))
      map.fitBounds(bounds, { ...margins, maxZoom: maxInitialZoom, animate: false })
    }
  }, [map, points, maxInitialZoom])

  // Whether there is a background is known only after the first view.
  useEffect(() => {
    if (map.getZoom() > maxInitialZoom) map.setZoom(maxInitialZoom, { animate: false })
  }, [map, maxInitialZoom])

  useEffect(() => {
    if (position && position !== knownPosition.current) map.setView([position.lat, position.lon], visitorZoom)
    knownPosition.current = position
  }, [map, position])

  useEffect(() => {
    const container = map.getContainer()
    container.setAttribute('role', 'application')
    container.setAttribute('aria-label', text('map.title'))
    // Keeps the centre when the container's size changes.
    const watcher = new ResizeObserver(() => map.invalidateSize({ animate: false }))
    watcher.observe(container)
    // Zooms by wheel only while focused, so that scrolling the page does not stop at the map.
    const enter = () => map.scrollWheelZoom.enable()
    const leave = () => map.scrollWheelZoom.disable()
    container.addEventListener('focusin', enter)
    container.addEventListener('focusout', leave)
    return () => {
      watcher.disconnect()
      container.removeEventListener('focusin', enter)
      container.removeEventListener('focusout', leave)
    }
  }, [map, text])

  return null
}
