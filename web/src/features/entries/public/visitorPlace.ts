import { useMemo, useState } from 'react'
import { notify } from '#lib/alerts.ts'
import { call, useCall } from '#lib/api.ts'
import { useText } from '#lib/intl.ts'
import { useParameter } from '#lib/pathParams.ts'
import { createStoredList } from '#lib/storedList.ts'
import type { OutputOf } from '#shared/contract'
import { isDegrees, type Position, parsePoint } from '#shared/region'
import type { Location } from '#shared/town'
import type { VisitorLocation } from '#shared/visitorLocation'

type PlaceAnswer = OutputOf<'GET /api/place'>

/** As the visitor has chosen it: a town, or the position of the device. */
export interface VisitorPlace extends Position {
  city?: string
}

/** A town's name, or coordinates. */
export const formatOrigin = ({ lat, lon, city }: VisitorPlace): string => city ?? `${lat},${lon}`

/** To about a kilometre: that is precise enough, and addresses of pages get shared. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100

interface StoredPlace {
  latitude: number
  longitude: number
  city?: string
}

/** `boot.ts` reads it, too. */
const { store, usePart } = createStoredList(
  'currentPosition',
  ({ latitude: lat, longitude: lon, city }: StoredPlace): VisitorPlace[] =>
    isDegrees(lat, 90) && isDegrees(lon, 180)
      ? [{ lat, lon, ...(typeof city === 'string' && city !== '' && { city }) }]
      : [],
  ([place]): StoredPlace | null =>
    place ? { latitude: place.lat, longitude: place.lon, city: place.city } : null,
)

/** Null deletes it. */
export const storeVisitorPlace = (place: VisitorPlace | null) => store(place ? [place] : [])

/** Null on the server, in the first render, and until the visitor has chosen one. */
export const useVisitorPlace = (): VisitorPlace | null => usePart(([place]) => place ?? null)

/** Stores it unless it is unknown or several places have that name. Returns the server's answer. */
export async function storePlaceByName(name: string): Promise<PlaceAnswer> {
  const answer = await call('GET /api/place', { from: name }).catch((): PlaceAnswer => ({ place: null }))
  if (answer.place?.others.length === 0) {
    const { lat, lon, label } = answer.place
    storeVisitorPlace({ lat, lon, ...(label && { city: label }) })
  }
  return answer
}

/** From the address or, failing that, the browser's storage; empty if there is none. */
export function useDistanceOrigin(): string {
  const visitorPlace = useVisitorPlace()
  return useParameter('from') || (visitorPlace ? formatOrigin(visitorPlace) : '')
}

export function useLocate() {
  const text = useText()
  const [locating, setLocating] = useState(false)

  function locate(done: (place: VisitorPlace) => void) {
    if (!('geolocation' in navigator)) return notify('error', text('map.no_location2'))
    setLocating(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating(false)
        const place = { lat: rounded(coords.latitude), lon: rounded(coords.longitude) }
        storeVisitorPlace(place)
        done(place)
      },
      (error) => {
        setLocating(false)
        const isDenied = error.code === error.PERMISSION_DENIED
        notify('error', text(isDenied ? 'map.no_location1' : 'map.no_location2'))
      },
      { timeout: 15_000, maximumAge: 300_000 },
    )
  }

  return { locating, locate }
}

/** The origin of distances, with what the server knows of it. */
export interface VisitorHome extends VisitorLocation, Pick<Location, 'label' | 'measuredFrom' | 'others'> {
  position: Position
}

export function useVisitorLocation(from: string): VisitorHome | null {
  const stored = useVisitorPlace()
  const originText = from || (stored ? formatOrigin(stored) : '')
  const answer = usePlaceAnswer(originText)
  return useMemo(() => visitorHome(from, answer?.place ?? null, stored), [from, answer, stored])
}

/** The address comes before the stored place, whose degrees help if its name is unknown. */
export function visitorHome(
  from: string,
  place: Location | null,
  own: VisitorPlace | null,
): VisitorHome | null {
  if (place) {
    const { lat, lon, ...placeFields } = place
    return { ...placeFields, position: { lat, lon } }
  }
  const point = parsePoint(from)
  const stored = own && (from === '' || from === formatOrigin(own)) ? own : null
  const origin = point ?? stored
  if (!origin) return null
  const city = point ? '' : (stored?.city ?? '')
  const { lat, lon } = origin
  const names = city === '' ? [] : [city]
  return { label: city, names, within: [], position: { lat, lon }, measuredFrom: '', others: [] }
}

export const usePlaceAnswer = (from: string) => useCall('GET /api/place', from === '' ? null : { from }).data

export const townFieldId = 'from'

export const showTownField = (): void => document.getElementById(townFieldId)?.focus()
