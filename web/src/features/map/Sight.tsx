import type { Position } from '@directory/shared/region'
import { type FitBoundsOptions, latLngBounds } from 'leaflet'
import { useEffect, useRef } from 'react'
import { useMap } from 'react-leaflet'
import { useText } from '../../lib/intl.ts'
import { emptyView, groundZoom, type MapPoint, markerZoom, ownZoom } from './points.ts'
import { useBackground } from './tileProbe.ts'

/** Pixels around the outermost places: a pin stands above its own, and a notice below may take some of the height. */
const margins = { paddingTopLeft: [36, 76], paddingBottomRight: [36, 48] } satisfies FitBoundsOptions

/** Where the map looks: at all providers; at the visitor as soon as that place is found. */
export function Sight({ points, position }: { points: readonly MapPoint[]; position: Position | null }) {
  const map = useMap()
  const text = useText()
  const nearest = useBackground() ? markerZoom : groundZoom
  const shown = useRef('')
  const known = useRef(position)

  useEffect(() => {
    const key = points.map((point) => point.id).join()
    if (key === shown.current) return
    shown.current = key
    if (points.length === 0) map.setView([...emptyView.center], emptyView.zoom)
    else {
      const bounds = latLngBounds(points.map((point) => [point.lat, point.lon]))
      map.fitBounds(bounds, { ...margins, maxZoom: nearest, animate: false })
    }
  }, [map, points, nearest])

  // Known only after the first look.
  useEffect(() => {
    if (map.getZoom() > nearest) map.setZoom(nearest, { animate: false })
  }, [map, nearest])

  useEffect(() => {
    if (position && position !== known.current) map.setView([position.lat, position.lon], ownZoom)
    known.current = position
  }, [map, position])

  useEffect(() => {
    const container = map.getContainer()
    container.setAttribute('role', 'application')
    container.setAttribute('aria-label', text('map.title'))
    // Its middle stays its middle.
    const watcher = new ResizeObserver(() => map.invalidateSize({ animate: false }))
    watcher.observe(container)
    // A wheel on its way down the page must not get caught in the map.
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
