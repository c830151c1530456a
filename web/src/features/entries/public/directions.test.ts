import type { Entry } from '#shared/entry'
import { directionsTo } from './ProviderAddress.tsx'

const place = { street: 'Hauptstr. 1', plz: '97437', city: 'Haßfurt', lat: 50.03, lon: 10.51 }
const entry = { name: 'Laden (alt)', ...place } as Entry
const osm = 'https://www.openstreetmap.org/directions?'
const ebern = { lat: 50.1, lon: 10.8, city: 'Ebern' }
const address = 'Hauptstr.%201%2C%2097437%20Ha%C3%9Ffurt'
const fromTo = 'from=50.1%2C10.8&to=50.03%2C10.51'
const timetable = 'https://www.bus.example/?a={from}&b={to}'

it('directions lead from the known start on foot, by car and bus, and name the site', () => {
  expect(directionsTo(entry, ebern, timetable).slice(0, 3)).toEqual([
    { by: 'foot', host: 'openstreetmap.org', href: `${osm}engine=fossgis_osrm_foot&${fromTo}` },
    { by: 'car', host: 'openstreetmap.org', href: `${osm}${fromTo}` },
    { by: 'bus', host: 'bus.example', href: `https://www.bus.example/?a=Ebern&b=${address}` },
  ])
})

it('the link to the map app of the device sends no start', () => {
  expect(directionsTo(entry, ebern, timetable).at(-1)).toEqual({
    by: 'phone',
    host: null,
    href: 'geo:50.03,10.51?q=50.03,10.51(Laden%20(alt))',
  })
})

it('directions need no start, timetable or coordinates', () => {
  const ways = directionsTo({ ...entry, lat: -1, lon: -1 }, null, '')
  expect(ways.map(({ by }) => by)).toEqual(['foot', 'car', 'phone'])
  expect([ways[1]?.href, ways[2]?.href]).toEqual([`${osm}to=${address}`, `geo:0,0?q=${address}`])
  const nowhere = { street: '', plz: '', city: '', lat: null, lon: null }
  expect(directionsTo({ ...entry, ...nowhere }, ebern, '')).toEqual([])
})
