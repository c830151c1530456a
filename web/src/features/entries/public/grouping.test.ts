import { distanceKm, firstLetter, groupByLetter } from './grouping.ts'

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

it('sorts letters the German way, signs last', () => {
  const groups = groupByLetter(['Zahnärzte', '24h', 'Äpfel', 'Apotheken', 'Optiker'], (name) => name)
  expect(groups).toEqual([
    { key: 'A', items: ['Äpfel', 'Apotheken'] },
    { key: 'O', items: ['Optiker'] },
    { key: 'Z', items: ['Zahnärzte'] },
    { key: '#', items: ['24h'] },
  ])
})

const hassfurt = { lat: 50.0354, lon: 10.5162 }

it('distance is unknown where a coordinate is missing or -1', () => {
  expect(distanceKm({ lat: null, lon: 10 }, hassfurt)).toBeNull()
  expect(distanceKm({ lat: -1, lon: -1 }, hassfurt)).toBeNull()
  expect(distanceKm({ lat: 50, lon: 10 }, null)).toBeNull()
})
