import { fittingNames, outlineNames } from './placeNames.ts'

const place = (name: string, lon: number, weight = 0) => ({ name, lat: 50, lon, weight })
const tenPixelsADegree = ({ lat, lon }: { lat: number; lon: number }) => ({ x: lon * 10, y: lat * 10 })

it('an area has its name at its centre and its size as weight; lines have no name', () => {
  const corners = [10, 50, 12, 50, 12, 51, 10, 51, 10, 50]
  const around = corners.flatMap((lon, i) => (i % 2 ? [] : [[lon, corners[i + 1] ?? 0]]))
  const geometries = [
    { type: 'Polygon' as const, coordinates: [around] },
    { type: 'Point' as const, coordinates: [11, 50] },
    { type: 'Polygon' as const, coordinates: [around] },
    { type: 'LineString' as const, coordinates: around },
  ]
  const features = geometries.map((geometry, i) => {
    const name = [' Muster ', 'Ort', null, 'Fluss'][i]
    return { type: 'Feature' as const, properties: name ? { name } : null, geometry }
  })
  expect(outlineNames({ type: 'FeatureCollection', features })).toEqual([
    { name: 'Muster', lat: 50.5, lon: 11, weight: 2 },
    { name: 'Ort', lat: 50, lon: 11, weight: 0 },
  ])
})

it('shows as many names as fit without overlap, those with most weight first', () => {
  const names = [place('Dorf', 10.1), place('Stadt', 10, 1), place('Weit weg', 60)]
  expect(fittingNames(names, tenPixelsADegree).map(({ name }) => name)).toEqual(['Stadt', 'Weit weg'])
  const close = ({ lat, lon }: { lat: number; lon: number }) => ({ x: lon * 1000, y: lat * 1000 })
  expect(fittingNames(names, close)).toHaveLength(3)
})
