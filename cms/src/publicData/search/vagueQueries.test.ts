import { foldedWords } from '#shared/fold'
import { demoDirectory } from './demoDirectory.fixture.ts'

const model = demoDirectory()

it('a stop word alone finds only names containing it', () => {
  for (const query of ['und', 'der', 'the'])
    for (const { name } of model.search(query)) expect(foldedWords(name)).toContain(query)
  expect(model.search('und').length).toBeGreaterThan(0)
})

it.each(['Senioren Ebern', 'was gibt es in Ebern für Senioren'])(
  'a town with general words lists its providers: %s',
  (query) => {
    expect(model.search(query)).toEqual(model.search('Ebern'))
    expect(model.searchHelp(query)).toMatchObject({ place: 'Ebern', leftOut: [] })
  },
)

const categories = (query: string) => model.suggest(query).categories.map(({ name }) => name)

it('suggestions prefer names to search words', () => {
  expect(categories('Fri')).toEqual(['Friseure'])
  expect(categories('Hof')).toEqual([])
  expect(model.suggest('Hof').towns).toEqual(['Hofheim in Unterfranken'])
  expect(categories('Ar')).toContain('Hausärzte')
})

it('suggestions of providers are four at most, by name', () => {
  const names = ['Augenarztpraxis Dr. Hellblick', 'Gemeinschaftspraxis Dr. Quendt / Dr. Mispelbach']
  const found = model.suggest('dr').entries.map(({ name }) => name)
  expect(found).toEqual([...names, 'Klarweiler, Dr. Ottilie', 'Kornblatt, Dr. Anselm'])
})

it('suggestions of postcodes suggest their towns', () => {
  expect(model.suggest('974').towns).toContain('Haßfurt')
  expect(model.suggest('97').towns).toHaveLength(3)
  expect(model.suggest('97461').towns).toEqual(['Hofheim in Unterfranken'])
  expect(model.suggest('7461').towns).toEqual([])
})
