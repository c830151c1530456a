import type { LatLng, Marker as LeafletMarker, LeafletMouseEvent } from 'leaflet'
import { useEffect, useMemo, useRef } from 'react'
import { Marker, useMap, useMapEvents } from 'react-leaflet'
import { useText } from '#lib/intl.ts'
import type { Position } from '#shared/region'
import { BaseMap } from './BaseMap.tsx'
import { MapViewport } from './MapViewport.tsx'
import { providerPin } from './pins.ts'
import { markerZoom } from './points.ts'

export interface PositionMapProps {
  position: Position
  onMove: (position: Position) => void
}

const arrowSteps: Record<string, readonly [x: number, y: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}
/** Pixels per press of an arrow key, without and with Shift. */
const stepPx = 8
const largeStepPx = 40

export default function PositionMap({ position, onMove }: PositionMapProps) {
  const text = useText()
  const label = text('map.pickMarker')
  // Set once, so that afterwards only the marker moves, not the map.
  const points = useMemo(() => [{ id: 'marker', name: label, ...position }], [label, position])
  return (
    <BaseMap>
      <MovableMarker position={position} onMove={onMove} />
      <MapViewport points={points} position={null} />
    </BaseMap>
  )
}

const positionOf = ({ lat, lng }: LatLng): Position => ({ lat, lon: lng })

function MovableMarker({ position, onMove }: PositionMapProps) {
  const text = useText()
  const map = useMap()
  const marker = useRef<LeafletMarker>(null)
  const markerPin = useMemo(() => providerPin(text('map.pickMarker')), [text])
  const { lat, lon } = position

  useEffect(() => {
    // A new address may be outside the visible part.
    if (!map.getBounds().contains([lat, lon])) map.setView([lat, lon], Math.max(map.getZoom(), markerZoom))
  }, [map, lat, lon])

  useEffect(() => {
    function moveByArrow(event: KeyboardEvent) {
      const direction = arrowSteps[event.key]
      if (!direction) return
      // Leaflet would move the map, and the browser scroll the page.
      event.preventDefault()
      event.stopPropagation()
      const size = event.shiftKey ? largeStepPx : stepPx
      const markerPoint = map.latLngToContainerPoint([lat, lon])
      onMove(
        positionOf(
          map.containerPointToLatLng([
            markerPoint.x + direction[0] * size,
            markerPoint.y + direction[1] * size,
          ]),
        ),
      )
    }
    markerPin.button.addEventListener('keydown', moveByArrow)
    return () => markerPin.button.removeEventListener('keydown', moveByArrow)
  }, [map, markerPin, lat, lon, onMove])

  useMapEvents({ click: (event: LeafletMouseEvent) => onMove(positionOf(event.latlng)) })
  return (
    <Marker
      ref={marker}
      position={[lat, lon]}
      icon={markerPin.icon}
      keyboard={false}
      draggable
      autoPan
      eventHandlers={{
        dragend: () => {
          if (marker.current) onMove(positionOf(marker.current.getLatLng()))
        },
      }}
    />
  )
}
