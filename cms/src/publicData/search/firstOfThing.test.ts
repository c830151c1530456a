import { demoDirectory } from './demoDirectory.fixture.ts'

const model = demoDirectory()
const first = (query: string) => model.search(query)[0]

describe('first stands', () => {
  it.each([
    ['Parkinson', 'Selbsthilfegruppe Parkinson Haßberge'],
    ['Rheuma', 'Rheumatreff Maintal'],
    ['Gruppe für Diabetiker', 'Diabetiker-Treff Zuckerrübe'],
    ['Trauergruppe', 'Gesprächskreis Leben ohne Dich'],
  ])('for %s who is named after it or says it in other words', (query, name) => {
    expect(first(query)?.name).toBe(name)
  })

  it.each([
    ['locksmith', 'Schlüsseldienst Riegelmann'],
    ['ausgesperrt', 'Schlüsseldienst Riegelmann'],
    ['Handy geht ned', 'Technikhilfe Kabelsalat'],
  ])('for %s who does just that among those of the trade', (query, name) => {
    expect(first(query)?.name).toBe(name)
  })

  it.each([
    ['Taxi ins Krankenhaus', 'Fahrdienste'],
    ['Fahrdienst zum Zahnarzt', 'Fahrdienste'],
    ['ride to the pharmacy', 'Fahrdienste'],
    ['Schlaganfall Sprache', 'Logopädie'],
  ])('for %s one of %s, not of where the ride goes or what was before', (query, category) => {
    expect(first(query)?.category).toBe(category)
  })

  const visiting = ['Haushaltshilfen', 'Nachbarschaftshilfe', 'Besuchsdienste', 'Ambulante Pflegedienste']
  it.each(['Demenz Betreuung zu Hause', 'Betreuung daheim bei Demenz'])(
    'for %s one who comes, not where one has to go to',
    (query) => expect(visiting).toContain(first(query)?.category),
  )

  it('for a ride without a goal, and for a hospital without a ride, what was said', () => {
    expect(first('Taxi')?.category).toBe('Fahrdienste')
    expect(first('Krankenhaus')?.category).toBe('Krankenhäuser')
    expect(first('ins Krankenhaus')?.category).toBe('Krankenhäuser')
  })
})

it('an alarm stays one, and is not about who is named after it', () => {
  expect(model.searchHelp('Schlaganfall').urgent).toBe('112')
  expect(first('Schlaganfall')?.category).toBe('Krankenhäuser')
})

it('says so where only a wider kind of help is listed', () => {
  expect(model.searchHelp('Hautarzt')).toMatchObject({ categories: [], isNearly: true })
  expect(model.search('Tierarzt')).toEqual([])
  for (const query of ['Friseur', 'Parkinson', 'Salon Lindenblatt'])
    expect(model.searchHelp(query)).not.toHaveProperty('isNearly')
})

describe('the district', () => {
  it.each([
    ...['Friseur Haßberge', 'Friseur Landkreis Haßberge', 'hairdresser Hassberge'],
    'Friseur im Haßberge-Kreis',
  ])('is no word that nobody answers: %s', (query) => {
    expect(model.searchHelp(query)).toMatchObject({ leftOut: [], place: '' })
    expect(first(query)?.category).toBe('Friseure')
  })

  it('still finds who bears its name', () => {
    expect(first('Hospizverein Haßberge')?.name).toBe('Hospizverein Lichtblick Haßberge e. V.')
    expect(model.search('Haßberge').map(({ name }) => name)).toContain('Telefon des Trostes Haßberge')
  })
})
