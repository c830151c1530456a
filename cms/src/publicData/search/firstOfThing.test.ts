import { demoDirectory } from './demoDirectory.fixture.ts'

const model = demoDirectory()

it.each(['Demenz Betreuung zu Hause', 'Betreuung daheim bei Demenz'])(
  'a service with home visits comes first: %s',
  (query) => {
    const visiting = ['Haushaltshilfen', 'Nachbarschaftshilfe', 'Besuchsdienste', 'Ambulante Pflegedienste']
    expect(visiting).toContain(model.search(query)[0]?.category)
  },
)

it('an unlisted kind has no hits; the name of the district finds providers named so', () => {
  expect(model.search('Tierarzt')).toEqual([])
  expect(model.search('Haßberge').map(({ name }) => name)).toContain('Telefon des Trostes Haßberge')
})

it.each(['ärztlicher Bereitschaftsdienst', 'Arzt am Wochenende', 'Notarzt nachts', 'doctor out of hours'])(
  'emergency help is a doctor, no pharmacy: %s',
  (query) => {
    expect(['112', '116117']).toContain(model.searchHelp(query).urgent)
  },
)

it('a known word is not taken as a typo of another', () => {
  const names = model.search('Zecke').map(({ name }) => name)
  expect(model.search('Zecke')[0]?.category).toBe('Hausärzte')
  for (const other of ['Diabetiker-Treff Zuckerrübe', 'Rufbus Zeiler Zuckerl'])
    expect(names).not.toContain(other)
})
