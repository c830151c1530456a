import { foldedWords } from '@directory/shared/fold'
import { demoDirectory } from './demoDirectory.fixture.ts'

const model = demoDirectory()
const meant = (query: string) => model.searchHelp(query).categories.map(({ name }) => name)

it.each([
  ['Ofen kehren', 'Handwerkerdienste'],
  ['Rotes Kreuz Notruf', 'Hausnotruf'],
  ['foreign doctor speaks English', 'Hausärzte'],
])('%s also means %s, whatever the other words mean', (query, category) => {
  expect(meant(query).slice(0, 3)).toContain(category)
})

it('a stop word alone finds only names containing it', () => {
  for (const query of ['und', 'der', 'the'])
    for (const { name } of model.search(query)) expect(foldedWords(name)).toContain(query)
  expect(model.search('und').length).toBeGreaterThan(0)
})

describe('a town', () => {
  it.each(['Senioren Ebern', 'was gibt es in Ebern für Senioren'])(
    'with general words lists its providers: %s',
    (query) => {
      const towns = model.search(query).map(({ city }) => city)
      const number = model.search('Ebern').length
      expect(towns.length).toBe(number)
      expect(towns.slice(0, 10).filter((city) => city !== 'Ebern').length).toBeLessThan(3)
      expect(model.searchHelp(query)).toMatchObject({ place: 'Ebern', leftOut: [] })
    },
  )
})

describe('suggestions for prefixes', () => {
  const categories = (query: string) => model.suggest(query).categories.map(({ name }) => name)

  it('prefer names to search words', () => {
    expect(categories('Fri')).toEqual(['Friseure'])
    expect(categories('Hof')).toEqual([])
    expect(model.suggest('Hof').towns).toEqual(['Hofheim in Unterfranken'])
    expect(categories('Ar')).toContain('Hausärzte')
  })

  it('of providers match prefixes of words in names', () => {
    for (const { name } of model.suggest('Hof').entries) expect(name).toMatch(/(^|\W)Hof/)
  })

  it('of postcodes suggest their towns', () => {
    expect(model.suggest('974').towns).toContain('Haßfurt')
    expect(model.suggest('97461').towns).toEqual(['Hofheim in Unterfranken'])
    expect(model.suggest('7461').towns).toEqual([])
  })
})
