import type { Entry } from '@directory/shared/entry'
import { positionOf } from '@directory/shared/region'
import { timetableHost, timetableHref } from '@directory/shared/timetableUrl'
import { townLine } from './entryText.ts'
import type { VisitorPlace } from './position.ts'

export interface Direction {
  by: 'foot' | 'car' | 'bus' | 'phone'
  href: string
  /** Site that receives start and destination; null if there is none. */
  host: string | null
}

const mapHost = 'openstreetmap.org'

/** Returns the ways to a provider, by coordinates if known, otherwise by address. */
export function directionsTo(entry: Entry, from: VisitorPlace | null, timetableUrl: string): Direction[] {
  const place = positionOf(entry)
  const address = [entry.street, townLine(entry)].filter((part) => part !== '').join(', ')
  const to = place ? `${place.lat},${place.lon}` : address
  if (to === '') return []
  const start = from ? `from=${encodeURIComponent(`${from.lat},${from.lon}`)}&` : ''
  const onMap = (engine: string) =>
    `https://www.${mapHost}/directions?${engine}${start}to=${encodeURIComponent(to)}`
  const host = timetableHost(timetableUrl)
  const bus = () =>
    timetableHref(timetableUrl, from && { name: from.city ?? `${from.lat},${from.lon}`, ...from }, {
      name: address || to,
      ...place,
    })
  return [
    { by: 'foot', href: onMap('engine=fossgis_osrm_foot&'), host: mapHost },
    { by: 'car', href: onMap(''), host: mapHost },
    ...(host === null ? [] : [{ by: 'bus', href: bus(), host } as const]),
    {
      by: 'phone',
      href: place
        ? `geo:${to}?q=${to}(${encodeURIComponent(entry.name)})`
        : `geo:0,0?q=${encodeURIComponent(address)}`,
      host: null,
    },
  ]
}
