import { canSplit, indexPoints, spotsIn } from './clusters.ts'
import { maxZoom } from './points.ts'

const world: [number, number, number, number] = [-180, -85, 180, 85]
const house = { lat: 50.0354, lon: 10.5162 }
const points = [
  { id: 'a', name: 'A', ...house },
  { id: 'b', name: 'B', ...house },
  { id: 'c', name: 'C', lat: 50.0948, lon: 10.7938 },
]

it('gathers all providers when seen from afar', () => {
  const [spot, ...rest] = spotsIn(indexPoints(points), world, 4)
  expect(rest).toEqual([])
  expect(spot?.points.map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'c'])
  expect(spot && canSplit(spot)).toBe(true)
})

it('shows single providers near by', () => {
  const spots = spotsIn(indexPoints(points), world, 14)
  expect(spots.map((spot) => spot.points.length).toSorted()).toEqual([1, 2])
  expect(spots.find((spot) => spot.points.length === 1)).toMatchObject({ key: 'c', points: [{ id: 'c' }] })
})

it('keeps providers of one address together at the closest zoom, and splits neighbours', () => {
  const pair = (zoom: number, lon: number) =>
    spotsIn(indexPoints([...points.slice(0, 1), { id: 'd', name: 'D', ...house, lon }]), world, zoom)[0]
  const spots = [pair(maxZoom, house.lon), pair(maxZoom - 1, house.lon + 0.0004)]
  expect(spots.map((spot) => [spot?.points.length, spot && canSplit(spot)])).toEqual([
    [2, false],
    [2, true],
  ])
})

it('contains every provider at every zoom', () => {
  const at = (i: number) => ({ lat: 49.9 + (i % 23) / 60, lon: 10.4 + (i % 31) / 70 })
  const many = Array.from({ length: 500 }, (_, i) => ({ id: `${i}`, name: '', ...at(i) }))
  const index = indexPoints(many)
  for (let zoom = 0; zoom <= maxZoom; zoom += 1)
    expect(new Set(spotsIn(index, world, zoom).flatMap((spot) => spot.points)).size).toBe(500)
})
