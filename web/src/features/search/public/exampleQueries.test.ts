import { exampleQueries } from './exampleQueries.ts'

const categories = ['Apotheken', 'Augenärzte', 'Essen auf Rädern', 'Friseure', 'Zahnärzte']

it('example queries are in the directory', () => {
  const towns = [{ city: 'Ebern', lat: 50, lon: 10 }]
  expect(exampleQueries(categories, towns)).toEqual(['Augenärzte', 'Essen auf Rädern', 'Friseure', 'Ebern'])
  expect(exampleQueries([], [])).toEqual([])
})
