import { readFileSync } from 'node:fs'
import { readRegionPlaces } from '#shared/regionPlaces'
import {
  isOfDistrict,
  isTown,
  municipalitiesOf,
  postcodesOfTown,
  townsOfPostcode,
  townsStartingWith,
} from './postcodes.ts'

const { places } = readRegionPlaces(
  readFileSync(new URL('../../../../seed/places.txt', import.meta.url), 'utf8'),
)
const districtTowns = places.filter(({ name, municipality }) => name === municipality)

it('knows the 26 municipalities, each first for its postcode and found by prefix', () => {
  expect(districtTowns).toHaveLength(26)
  for (const { name, postcode } of districtTowns) {
    expect(townsOfPostcode(postcode)).toContain(name)
    if (name !== 'Ermershausen') expect(townsOfPostcode(postcode)[0]).toBe(name)
    expect(postcodesOfTown(name)[0]).toBe(postcode)
    expect(townsStartingWith(name.slice(0, 5))).toContain(name)
  }
})

it('has no abbreviated spelling in the district', () => {
  for (const { postcode } of districtTowns)
    for (const town of townsOfPostcode(postcode)) expect(town).not.toMatch(/\./)
})

it.each([
  ['HASSF', 'Haßfurt'],
  ['Konigsb', 'Königsberg in Bayern'],
  ['Koenigsb', 'Königsberg in Bayern'],
  ['Sand', 'Sand am Main'],
  ['Unterst', 'Untersteinbach'],
  ['Münch', 'München'],
])('%j proposes %j first', (text, town) => {
  expect(townsStartingWith(text)[0]).toBe(town)
})

it('proposes at most ten, the district first', () => {
  const found = townsStartingWith('e')
  expect(found).toHaveLength(10)
  expect(found.slice(0, 4)).toEqual(['Ebelsbach', 'Ebern', 'Eltmann', 'Ermershausen'])
})

it('recognises towns and villages with abbreviations, and nothing else', () => {
  for (const { name } of places) expect.soft([name, isTown(name)]).toEqual([name, true])
  for (const town of ['Hofheim i.UFr.', 'Königsberg i. Bay.', 'Haßfurt am Main', 'Bamberg', 'HOFHEIM'])
    expect.soft([town, isTown(town)]).toEqual([town, true])
  const unknown = ['Entenhausen', 'Ebren', 'Ebern Zeil', 'Ebern u.a.', 'Bamberg Land', 'Landkreis Haßberge']
  for (const town of [...unknown, '', ' ', 'constructor', '\ud800'])
    expect.soft([town, isTown(town)]).toEqual([town, false])
})

it('names the towns of any German postcode', () => {
  expect(townsOfPostcode('97421')).toEqual(['Schweinfurt'])
  expect(townsOfPostcode('80331')).toEqual(['München'])
  expect(townsOfPostcode('96126').slice(0, 2)).toEqual(['Maroldsweisach', 'Ermershausen'])
  expect(townsOfPostcode('60311')[0]).toBe('Frankfurt am Main')
})

it('finds nothing for text that is neither town nor postcode', () => {
  for (const text of ['', ' ', '00000', '__proto__', 'constructor', '\ud800', 'x'.repeat(10_000)]) {
    expect(townsOfPostcode(text)).toEqual([])
    expect(townsStartingWith(text)).toEqual([])
    expect(postcodesOfTown(text)).toEqual([])
  }
})

it('finds the municipality of a village, by postcode if ambiguous', () => {
  expect(municipalitiesOf('Eyrichshof', [])).toEqual(['Ebern'])
  expect(municipalitiesOf('Buch', [])).toEqual(['Theres', 'Untermerzbach'])
  expect(municipalitiesOf('eyrichshof', ['96106'])).toEqual(['Ebern'])
  expect(municipalitiesOf('Eyrichshof', ['97437'])).toEqual([])
  expect([municipalitiesOf('Ebern', []), municipalitiesOf('', [])]).toEqual([[], []])
  expect(['Untermerzbach', 'Eyrichshof', 'Coburg', ''].map(isOfDistrict)).toEqual([true, true, false, false])
})
