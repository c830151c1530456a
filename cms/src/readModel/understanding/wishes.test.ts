import { words } from '@directory/shared/fold'
import { describe, expect, it } from 'vitest'
import { demoDirectory } from './demoDirectory.fixture.ts'

const model = demoDirectory()
const meant = (query: string) => model.searchHelp(query).categories.map(({ name }) => name)

it.each([
  ['Wer bringt mich zum Zahnarzt', 'Fahrdienste'],
  ['lift to the doctor', 'Fahrdienste'],
  ['Blasenkatheter', 'Ambulante Pflegedienste'],
  ['Insulin spritzen', 'Ambulante Pflegedienste'],
  ['meine Frau ist dement und ich brauche eine Pause', 'Tagespflege'],
  ['Beratung', 'Beratungsstellen'],
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
  ['Fysiotherapie', 'Physiotherapie'],
  ['Schlaganfahl', 'Schlaganfall'],
  ['Arzt Eltman', 'Arzt Eltmann'],
])('puts %s right as %s', (query, right) => {
  expect(model.searchHelp(query).didYouMean).toBe(right)
})

describe('what nobody answers', () => {
  it.each([
    ['Berlin', 'Berlin'],
    ['Friseur Berlin', 'Berlin'],
    ['Flugzeug mieten', 'Flugzeug'],
  ])('of %s is named', (query, left) => {
    expect(model.searchHelp(query).leftOut).toEqual([left])
  })

  it('leads from a joining word alone only to those who have it in their name', () => {
    for (const query of ['und', 'der', 'the'])
      for (const { name } of model.search(query)) expect(words(name)).toContain(query)
    expect(model.search('und').length).toBeGreaterThan(0)
  })
})

describe('a town', () => {
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
