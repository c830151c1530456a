import { demoDirectory } from './demoDirectory.fixture.ts'

const model = demoDirectory()

it.each([
  ['Grabpflege', 'Gartenhilfe'],
  ['Hospizverein', 'Hospiz und Palliativpflege'],
  ['EKG', 'Hausärzte'],
])('within the meant category %s ranks mentions first', (query, category) => {
  const says = model
    .search(query)
    .filter((entry) => entry.category === category)
    .map(({ name, services }) => `${name} ${services}`.toLowerCase().includes(query.toLowerCase()))
  expect(says).toContain(true)
  expect(says.slice(0, says.filter(Boolean).length)).not.toContain(false)
})

it('"zu Hause" beside a category is no help at home, and alone it is', () => {
  const meant = (query: string) => model.searchHelp(query).categories.map(({ name }) => name)
  expect(meant('Tabletten nach Hause')).toEqual(['Apotheken'])
  expect(meant('Hilfe zu Hause')).toContain('Haushaltshilfen')
})
