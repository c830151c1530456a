import { foldedWords } from '@directory/shared/fold'
import { demoDirectory } from './demoDirectory.fixture.ts'

const model = demoDirectory()
const meant = (query: string) => model.searchHelp(query).categories.map(({ name }) => name)

it.each([
  ['Wer bringt mich zum Zahnarzt', 'Fahrdienste'],
  ['lift to the doctor', 'Fahrdienste'],
  ['Blasenkatheter', 'Ambulante Pflegedienste'],
  ['Insulin spritzen', 'Ambulante Pflegedienste'],
  ['meine Frau ist dement und ich brauche eine Pause', 'Tagespflege'],
])('%s means %s before all else', (query, category) => {
  expect(meant(query)[0]).toBe(category)
})

it('takes a bank that advises for a bank', () => {
  for (const query of ['Schuldnerberatung', 'Scheidung', 'Sex', 'Schluckbeschwerden'])
    expect(meant(query)).not.toContain('Banken mit Beratung zu Hause')
})

it('does not take what is left of short words for others', () => {
  expect(meant('car')).not.toContain('Pflegeberatung')
  expect(meant('Fri')).not.toContain('Handwerkerdienste')
})

it.each([
  ['doktr', 'Doktor'],
  ['Schlaganfahl', 'Schlaganfall'],
  ['Zahnarzd Eltman', 'Zahnarzt Eltmann'],
])('puts %s right as %s', (query, right) => {
  expect(model.searchHelp(query).didYouMean).toBe(right)
})

it.each([
  ['Altasheim', 'Pflegeheime'],
  ['Bürgabus', 'Bürgerbus'],
  ['Doggder', 'Hausärzte'],
  ['eikaffn', 'Dorfläden'],
  ['Schnää schippn', 'Gartenhilfe'],
  ['i ko nimmer kochn', 'Essen auf Rädern'],
  ['Widwenrendn', 'Rentenberatung'],
  ['Daxi', 'Fahrdienste'],
])('hears the dialect: %s means %s', (query, category) => {
  expect(meant(query)[0]).toBe(category)
})

it.each([
  ['wo kann ich heke schneiden lassen', 'Gartenhilfe'],
  ['Rasen muss gemäht werden', 'Gartenhilfe'],
  ['meine Haare sollen geschnitten werden', 'Friseure'],
  ['zum Arzt gebracht und abgeholt werden', 'Fahrdienste'],
])('%s is about %s, whatever the form', (query, category) => {
  expect(meant(query)[0]).toBe(category)
})

it.each([
  ...['Mein Vater war im Krieg und redet nie darüber', 'hoher Blutdruck'],
  ...['Ich erreiche meine Mutter seit gestern nicht am Telefon', 'Wer repariert Mutters Rollator'],
])('neither puts right nor leaves out what sentences are made of: %s', (query) => {
  expect(model.searchHelp(query)).toMatchObject({ didYouMean: '', leftOut: [] })
})

it('takes no word for a slip that is made of known ones', () => {
  expect(model.searchHelp('Putzstelle')).toMatchObject({ didYouMean: '' })
  expect(meant('Putzstelle')[0]).toBe('Haushaltshilfen')
})

it('understands members of the family in a query', () => {
  for (const person of ['Mutter', 'Opa', 'Tante', 'grandma'])
    expect([person, meant(`wer wäscht ${person}`)[0]]).toEqual([person, 'Ambulante Pflegedienste'])
})

it.each([
  ['Ofen kehren', 'Handwerkerdienste'],
  ['Rotes Kreuz Notruf', 'Hausnotruf'],
  ['foreign doctor speaks English', 'Hausärzte'],
])('%s is also about %s, whatever the other words say', (query, category) => {
  expect(meant(query).slice(0, 3)).toContain(category)
})

describe('the name of a person', () => {
  it.each(['Frau Meier', 'Herr Ebner', 'Meier', 'Frau Putzlar'])('is not put right: %s', (query) => {
    expect(model.searchHelp(query)).toMatchObject({ didYouMean: '', categories: [], place: '' })
    expect(model.search(query)).toEqual([])
  })

  it('finds who bears it, however it is written', () => {
    const names = model.search('Frau Schmidt').map(({ name }) => name)
    for (const name of names) expect(name).toMatch(/Schmi(tt|d|dt)/)
  })
})

describe('what nobody answers', () => {
  it.each([
    ['Berlin', 'Berlin'],
    ['Friseur Berlin', 'Berlin'],
    ['Flugzeug mieten', 'Flugzeug'],
  ])('of %s is named', (query, left) => {
    expect(model.searchHelp(query).leftOut).toEqual([left])
  })

  it('leads from a stop word alone only to those who have it in their name', () => {
    for (const query of ['und', 'der', 'the'])
      for (const { name } of model.search(query)) expect(foldedWords(name)).toContain(query)
    expect(model.search('und').length).toBeGreaterThan(0)
  })
})

describe('a town', () => {
  it.each([
    ['Hofheimer Apotheke', 'Hofheim in Unterfranken', 'Apotheken'],
    ['Haßfurter Zahnarzt', 'Haßfurt', 'Zahnärzte'],
    ['Hilfe Ebern', 'Ebern', 'Beratungsstellen'],
  ])('is meant by %s, and so is a thing', (query, place, category) => {
    expect(model.searchHelp(query).place).toBe(place)
    expect(meant(query)[0]).toBe(category)
  })

  it('is no part of a name behind the thing', () => {
    expect(model.searchHelp('Apotheke Hofheimer').place).toBe('')
  })

  it.each(['Senioren Ebern', 'was gibt es in Ebern für Senioren'])(
    'with general words lists what is there: %s',
    (query) => {
      const towns = model.search(query).map(({ city }) => city)
      const number = model.search('Ebern').length
      expect(towns.length).toBe(number)
      expect(towns.slice(0, 10).filter((city) => city !== 'Ebern').length).toBeLessThan(3)
      expect(model.searchHelp(query)).toMatchObject({ place: 'Ebern', leftOut: [] })
    },
  )

  it.each([
    ['97461 Hofheim', 'Hofheim in Unterfranken'],
    ['Hofheim 97461', 'Hofheim in Unterfranken'],
    ['Köenigsberg', 'Königsberg in Bayern'],
    ['Eltman', 'Eltmann'],
  ])('is known as %s', (query, place) => {
    expect(model.searchHelp(query)).toMatchObject({ place, leftOut: [] })
  })
})

describe('beginnings', () => {
  const categories = (query: string) => model.suggest(query).categories.map(({ name }) => name)

  it('are those of names before what people say', () => {
    expect(categories('Fri')).toEqual(['Friseure'])
    expect(categories('Hof')).toEqual([])
    expect(model.suggest('Hof').towns).toEqual(['Hofheim in Unterfranken'])
    expect(categories('Ar')).toContain('Hausärzte')
  })

  it('of providers are beginnings of words of their names', () => {
    for (const { name } of model.suggest('Hof').entries) expect(name).toMatch(/(^|\W)Hof/)
  })

  it('of postcodes suggest their towns', () => {
    expect(model.suggest('974').towns).toContain('Haßfurt')
    expect(model.suggest('97461').towns).toEqual(['Hofheim in Unterfranken'])
  })
})
