import { sortByPlaceAndScore } from './order.ts'

it('who is in the named place comes first, then who fits better, then who is nearer', () => {
  const hit = (name: string, there: number, score: number, away: number) => ({
    ...{ name, there, score, away, age: 0 },
  })
  const hits = [
    hit('fits elsewhere', 0, 30, 5000),
    hit('near', 1, 20, 1000),
    hit('nearer', 1, 20, 100),
    hit('there', 2, 10, 0),
    hit('fits there', 2, 20, 0),
  ]
  const order = ['fits there', 'there', 'nearer', 'near', 'fits elsewhere']
  expect(sortByPlaceAndScore(hits).map(({ name }) => name)).toEqual(order)
})
