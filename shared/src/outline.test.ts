import { inheritedWords } from './inheritedWords.fixture.ts'
import { maxOutlineBytes, readOutline } from './outline.ts'

const feature = (name: string, type: string, coordinates: unknown) => ({
  type: 'Feature',
  properties: { name },
  geometry: { type, coordinates },
})
const town = feature('Musterstadt', 'Point', [10.5, 50.1])
const area = feature('Muster', 'Polygon', [[...[100, 101].map((lon) => [lon, 50]), [101, 51], [100, 50]]])
const collection = (...features: unknown[]) => JSON.stringify({ type: 'FeatureCollection', features })

it('accepts a collection with its names and attribution', () => {
  const attribution = '© Muster'
  const numbered = { ...town, properties: { name: 'Musterstadt', id: 7 } }
  const content = JSON.stringify({ type: 'FeatureCollection', attribution, features: [numbered, area] })
  expect(readOutline(`\uFEFF${content}`)).toEqual({
    ...{ type: 'FeatureCollection', attribution, features: [town, area] },
  })
})

it.each([
  ['no_json', 'kein JSON'],
  ['no_collection', JSON.stringify(town)],
  ['no_collection', '[]'],
  ['no_places', collection()],
  ['no_places', collection(town, { type: 'Feature', geometry: null })],
  ['no_places', collection({ ...town, geometry: { type: 'Point', coordinates: ['10', 50] } })],
  // Coordinates in metres, as public offices often deliver them.
  ['no_places', collection({ ...town, geometry: { type: 'Point', coordinates: [610_000, 5_540_000] } })],
  ['no_places', collection({ ...area, geometry: { ...area.geometry, coordinates: [[10, 50]] } })],
  ['no_places', collection({ ...town, geometry: { type: 'GeometryCollection', geometries: [] } })],
  ['too_much', collection(town) + ' '.repeat(maxOutlineBytes)],
])('rejects with %s', (fault, content) => {
  expect(readOutline(content)).toBe(fault)
})

it.each(inheritedWords)('rejects the geometry type %s', (type) => {
  expect(readOutline(collection(feature('', type, [10, 50])))).toBe('no_places')
})
