import { demoDirectory } from './demoDirectory.fixture.ts'

const model = demoDirectory()

it.each(['Demenz Betreuung zu Hause', 'Betreuung daheim bei Demenz'])(
  'first stands one who comes, not where one has to go to: %s',
  (query) => {
    const visiting = ['Haushaltshilfen', 'Nachbarschaftshilfe', 'Besuchsdienste', 'Ambulante Pflegedienste']
    expect(visiting).toContain(model.search(query)[0]?.category)
  },
)

it('finds nobody for a kind of which nobody is listed, not even nearly, and who bears the name of the district', () => {
  expect(model.search('Tierarzt')).toEqual([])
  expect(model.search('Haßberge').map(({ name }) => name)).toContain('Telefon des Trostes Haßberge')
})

it.each(['ärztlicher Bereitschaftsdienst', 'Arzt am Wochenende', 'Notarzt nachts', 'doctor out of hours'])(
  'calls for a doctor, no pharmacy, first: %s',
  (query) => {
    expect(['112', '116117']).toContain(model.searchHelp(query).urgent)
  },
)

it('takes a word that is one for no slip of another', () => {
  const names = model.search('Zecke').map(({ name }) => name)
  expect(model.search('Zecke')[0]?.category).toBe('Hausärzte')
  for (const other of ['Diabetiker-Treff Zuckerrübe', 'Rufbus Zeiler Zuckerl'])
    expect(names).not.toContain(other)
})
