import type { Entry } from '@directory/shared/entry'
import { expect, it } from 'vitest'
import { directionsTo } from './ProviderAddress.tsx'

const entry = {
  ...{ name: 'Laden (alt)', street: 'Hauptstr. 1', plz: '97437', city: 'Haßfurt', lat: 50.03, lon: 10.51 },
} as Entry
const ebern = { lat: 50.1, lon: 10.8, city: 'Ebern' }
const timetable = 'https://www.bus.example/?a={from}&b={to}'

it('lead from the known start on foot, by car and by bus, and name whose site they open', () => {
  expect(directionsTo(entry, ebern, timetable).slice(0, 3)).toEqual([
    {
      by: 'foot',
      host: 'openstreetmap.org',
      href: 'https://www.openstreetmap.org/directions?engine=fossgis_osrm_foot&from=50.1%2C10.8&to=50.03%2C10.51',
    },
    {
      by: 'car',
      host: 'openstreetmap.org',
      href: 'https://www.openstreetmap.org/directions?from=50.1%2C10.8&to=50.03%2C10.51',
    },
    {
      by: 'bus',
      host: 'bus.example',
      href: 'https://www.bus.example/?a=Ebern&b=Hauptstr.%201%2C%2097437%20Ha%C3%9Ffurt',
    },
  ])
})

it('tell no site where one starts on the map of the device', () => {
  const [phone] = directionsTo(entry, ebern, timetable).slice(-1)
  expect(phone).toEqual({ by: 'phone', host: null, href: 'geo:50.03,10.51?q=50.03,10.51(Laden%20(alt))' })
})

it('work without a start, a timetable, or coordinates', () => {
  const ways = directionsTo({ ...entry, lat: -1, lon: -1 }, null, '')
  expect(ways.map(({ by }) => by)).toEqual(['foot', 'car', 'phone'])
  expect(ways[1]?.href).toBe(
    'https://www.openstreetmap.org/directions?to=Hauptstr.%201%2C%2097437%20Ha%C3%9Ffurt',
  )
  expect(ways[2]?.href).toBe('geo:0,0?q=Hauptstr.%201%2C%2097437%20Ha%C3%9Ffurt')
  expect(directionsTo({ ...entry, street: '', plz: '', city: '', lat: null, lon: null }, ebern, '')).toEqual(
    [],
  )
})
