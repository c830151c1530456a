import { distanceKm, firstLetter, nearestFirst } from './grouping.ts'

describe('grouping', () => {
  it.each([
    ['Ärzte', 'A'],
    ['ölmühle', 'O'],
    ['Über uns', 'U'],
    ['Fußpflege', 'F'],
    ['„Zuhause“', 'Z'],
    ['1a Pflege', '#'],
    ['', '#'],
    ['ßonderfall', 'S'],
  ])('puts %s under %s', (name, letter) => {
    expect(firstLetter(name)).toBe(letter)
  })

  it('puts the nearest group first; groups without a position stay in their order at the end', () => {
    const groups = [
      { key: 'Ebern', items: [20, 9] },
      { key: 'Nirgends', items: [null] },
      { key: 'Zeil am Main', items: [null, 3] },
      { key: '', items: [] },
    ]
    const keys = nearestFirst<number | null>(groups, (km) => km).map(({ key }) => key)
    expect(keys).toEqual(['Zeil am Main', 'Ebern', 'Nirgends', ''])
  })
})

describe('distance', () => {
  const hassfurt = { lat: 50.0354, lon: 10.5162 }

  it('is unknown where a coordinate is missing or -1', () => {
    expect(distanceKm({ lat: null, lon: 10 }, hassfurt)).toBeNull()
    expect(distanceKm({ lat: -1, lon: -1 }, hassfurt)).toBeNull()
    expect(distanceKm({ lat: 50, lon: 10 }, null)).toBeNull()
  })

  it('is the great circle in kilometres', () => {
    expect(distanceKm({ lat: 49.8988, lon: 10.9028 }, hassfurt)).toBeCloseTo(31.5, 0)
  })
})
