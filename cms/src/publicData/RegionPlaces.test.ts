import { readFileSync } from 'node:fs'
import { readRegionPlaces } from '#shared/regionPlaces'
import { RegionPlaces } from './RegionPlaces.ts'

const { places, wrong } = readRegionPlaces(
  readFileSync(new URL('../../../seed/places.txt', import.meta.url), 'utf8'),
)
const bamberg = { city: 'Bamberg', lat: 49.9, lon: 10.9 }
const region = new RegionPlaces(places, [bamberg], () => null)

it('places are all municipalities and villages of the district, each found by its label', () => {
  expect(wrong).toEqual([])
  expect(places.filter(({ name, municipality }) => name === municipality)).toHaveLength(26)
  expect(new Set(region.all().map(({ label }) => label)).size).toBe(places.length + 1)
  for (const { label } of region.all()) expect(region.find(label)?.label).toBe(label)
})

it('places carry their municipality if a name occurs twice', () => {
  expect(region.find('Neuses (Bundorf)')).toMatchObject({ names: ['Neuses'], within: ['Bundorf'] })
  const labels = region.all().map(({ label }) => label)
  expect(labels).toEqual(expect.arrayContaining(['Buch (Theres)', 'Buch (Untermerzbach)', 'Pfarrweisach']))
  expect(labels).not.toContain('Buch')
})

it('places list other places of the same name', () => {
  expect(region.find('neuses')?.others).toEqual(['Neuses am Raueneck (Ebern)'])
  expect(region.find('Neuses (Bundorf)')?.others).toEqual([])
  expect(region.find('Buch')).toMatchObject({ label: 'Buch (Theres)', others: ['Buch (Untermerzbach)'] })
})

it('places are offered only with a known position', () => {
  const { places: unknown } = readRegionPlaces(
    'Nirgends;;99998\nDorf;Nirgends;99998\nEbern;;96106;50.09;10.79',
  )
  const few = new RegionPlaces(unknown, [], () => null)
  expect(few.all().map(({ label }) => label)).toEqual(['Ebern'])
})

it('places use the position that the list of towns has of a village, if it is in that municipality', () => {
  const { places: two } = readRegionPlaces('Neuses;Ebern;96106\nNeuses;Bundorf;97494')
  const listed = new RegionPlaces(
    two,
    [{ city: 'Neuses', within: ['Ebern'], lat: 50.1, lon: 10.7 }],
    () => null,
  )
  expect(listed.find('Neuses (Ebern)')).toMatchObject({ measuredFrom: '', lat: 50.1, lon: 10.7 })
  expect(listed.find('Neuses (Bundorf)')).toBeNull()
})

it('places use the position of its municipality for a village without one', () => {
  const village = region.find('Kraisdorf')
  expect(village).toMatchObject({ within: ['Pfarrweisach'], measuredFrom: 'Pfarrweisach' })
  const { lat, lon } = village ?? {}
  expect(region.find('Pfarrweisach')).toMatchObject({ lat, lon, measuredFrom: '' })
})

it('places are found by postcode, spelling variants or coordinates, else not', () => {
  expect(region.find('96106')?.label).toBe('Ebern')
  for (const from of ['hassfurt', 'HASSFURT', ' Haßfurt ']) expect(region.find(from)?.label).toBe('Haßfurt')
  expect(region.find('Hofheim')?.label).toBe('Hofheim in Unterfranken')
  expect(region.find('50.0952,10.7993')).toMatchObject({ label: '', names: ['Ebern'], lat: 50.0952 })
  expect(region.find('52.5,13.4')).toMatchObject({ label: '', names: [] })
  expect(region.find('Bamberg')).toMatchObject({ label: 'Bamberg', lat: 49.9 })
  for (const none of ['', 'Atlantis', '99999', '1,2,3', '99,10', '-91, 10', '50,181'])
    expect(region.find(none)).toBeNull()
})

it('places are found by the last of several postcodes, and not in a text longer than any label', () => {
  expect(region.find('97437 96106')?.label).toBe('Ebern')
  expect(region.find('99999 96106 Ebern')?.label).toBe('Ebern')
  expect(region.find('96106 97437 Haßfurt')?.label).toBe('Haßfurt')
  for (const text of ['97437 ', ' ', 'a ', 'Haßfurt '])
    expect(region.find(text.repeat(100_000).slice(0, 100_000))).toBeNull()
})

it('the setting of places reports the invalid lines', () => {
  const text =
    'Ebern;;96106;50,09;10,79\n\nOhne PLZ; Ebern\nX; Ebern; 96106; 91; 10\nEyrichshof; Ebern; 96106'
  expect(readRegionPlaces(text).wrong).toEqual([3, 4])
  expect(readRegionPlaces(text).places).toEqual([
    { name: 'Ebern', municipality: 'Ebern', postcode: '96106', position: { lat: 50.09, lon: 10.79 } },
    { name: 'Eyrichshof', municipality: 'Ebern', postcode: '96106', position: null },
  ])
})

it.each([
  ['Pfarweisach', 'Pfarrweisach'],
  ['Hofheimm', 'Hofheim in Unterfranken'],
  ['Rügh', 'Rügheim'],
  ['Hasfurd', 'Haßfurt'],
  ['Ebärn', 'Ebern'],
])('corrects %s to %s', (from, meant) => {
  expect(region.find(from)).toBeNull()
  expect(region.guesses(from)[0]).toBe(meant)
})

it.each(['', 'Ha', 'Atlantis', 'Hamburg', '97438', '50.1,10'])('finds no correction for %j', (from) => {
  expect(region.guesses(from)).toEqual([])
})
