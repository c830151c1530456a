import type { CategoryRow, EntryRow } from '../rows.ts'
import { testModel, testRow, uuidsOf } from '../testModel.ts'
import cases from './understanding.fixture.json' with { type: 'json' }

/** A district unknown to the vocabulary, with its own names. Only the second postcode is in the list, with a village. */
const places: Record<string, [plz: string, lat: number]> = {
  'Neustadt an der Aisch': ['91412', 49.58],
  Uehlfeld: ['96126', 49.67],
  Bad: ['91438', 49.5],
}
const entryRow = (
  id: string,
  category: string,
  name: string,
  city: string,
  fields: Partial<EntryRow> = {},
) => {
  const [plz, lat] = places[city] as [string, number]
  return testRow({ id, category, name, city, plz, lat, lon: 10.6, ...fields })
}
const entries = [
  entryRow('1', 'Allgemeinmedizin', 'Dr. Amsel', 'Neustadt an der Aisch'),
  entryRow('2', 'Allgemeinmedizin', 'Dr. Zeisig', 'Uehlfeld', { barrierfree: true }),
  entryRow('3', 'Friseursalons', 'Salon Lindenblatt', 'Uehlfeld'),
  entryRow('4', 'Friseursalons', 'Haarstube', 'Neustadt an der Aisch'),
  entryRow('5', 'Fahrdienst', 'Bus und Huber', 'Bad', { services: 'Fahrten zum Arzt' }),
  entryRow('6', 'Pflegeheim', 'Haus Abendrot', 'Bad', { services: 'Grundpflege, Haare schneiden' }),
  entryRow('7', 'Brauchtum', 'Trachtenverein', 'Bad'),
]
const categoryRow = (name: string, fields: Partial<CategoryRow> = {}): CategoryRow => ({
  ...{ id: name, name, names: {}, searchWords: '' },
  ...fields,
})

const directory = () =>
  testModel({ entries, categories: [categoryRow('Friseursalons', { names: { en: 'Hairdressers' } })] })
const model = directory()
const found = (query: string, from = '') => uuidsOf(model.search(query, from)).join(' ')
const meant = (query: string) => model.searchHelp(query).categories.map(({ name }) => name)

describe('everyday words with other categories', () => {
  it.each(cases)('%s means %s', (query, category) => {
    expect(meant(query).slice(0, 3)).toContain(category)
  })

  it('have no meaning if unknown', () => {
    const nothing = { categories: [], nearly: [], urgent: null, didYouMean: '' }
    expect(model.searchHelp('Xqzwv')).toMatchObject(nothing)
    expect(model.searchHelp('')).toMatchObject({ categories: [], nearly: [], place: '', leftOut: [] })
  })

  it('may be begun from five letters on', () => {
    const nearly = ['brau', 'brauc', 'pfle', 'pfleg'].map((begun) => model.searchHelp(begun).nearly[0]?.name)
    expect(nearly).toEqual([undefined, 'Brauchtum', undefined, 'Pflegeheim'])
  })

  it('of staff apply at once and are removed at once', async () => {
    const own = directory()
    expect(own.searchHelp('Goaßlschnalzen').categories).toEqual([])
    const words = { names: { en: 'Old customs' }, searchWords: 'Goaßlschnalzen, Lüftl malen' }
    own.set({ categories: [categoryRow('Brauchtum', words)] })
    const info = { name: 'Brauchtum', nameEn: 'Old customs', providers: 1 }
    for (const query of ['Goasslschnalzn', 'malt Lüftl', 'old custom'])
      expect([query, own.searchHelp(query).categories[0]]).toEqual([query, info])
    expect(uuidsOf(own.search('Goaßlschnalzen'))).toEqual(['7'])
    own.set({ categories: [categoryRow('Brauchtum')] })
    expect(own.searchHelp('Goaßlschnalzen').categories).toEqual([])
  })

  it('lead to the nearest category if theirs is empty, with advice', () => {
    const own = testModel({ entries: [entryRow('8', 'Heizung und Sanitär', 'Wärme Wolf', 'Bad')] })
    const help = own.searchHelp('Kaminkehrer')
    expect(help.categories).toEqual([])
    expect(help.nearly.map(({ name }) => name)).toEqual(['Heizung und Sanitär'])
    const de = expect.stringContaining('schornsteinfeger')
    expect(help.advice).toMatchObject({ de, en: expect.any(String) })
    expect(uuidsOf(own.search('Kaminkehrer'))).toEqual(['8'])
    expect(model.searchHelp('Arzt').advice).toBeNull()
  })
})

describe('the order of hits', () => {
  it('ranks the category or a service above a passing mention', () => {
    expect(found('Arzt')).toBe('1 2 5')
    expect(uuidsOf(model.search('Arzt', '', ['barrierfree']))).toEqual(['2'])
    expect(found('Haare schneiden')).toBe('4 3 6')
  })

  it('ranks by distance from the town or position of a visitor', () => {
    expect(found('Arzt', ' uehlfeld')).toBe('2 1 5')
    for (const from of ['49.58,10.6', 'Nirgends', '49', '__proto__', '91,'])
      expect(found('Arzt', from)).toBe('1 2 5')
  })
})

describe('places', () => {
  it.each([
    ['Neustadt a. d. Aisch Arzt', 'Neustadt an der Aisch'],
    ['Altenstein', 'Altenstein'],
    ['Arzt 96126', '96126'],
    ['Arzt 7', ''],
    // There is a village of that name, but the query asks for a thing.
    ['Buch', ''],
  ])('%s has place %s', (query, place) => {
    expect(model.searchHelp(query).place).toBe(place)
  })

  it('alone list their providers', () => {
    expect(found('Uehlfeld')).toBe('2 3')
    expect(found('91438').split(' ').sort().join(' ')).toBe('5 6 7')
    expect(found('Neustadt')).toBe('1 4')
  })
})

it('suggestions while typing have categories by name and search words, in both languages', () => {
  const categories = (query: string) => model.suggest(query).categories.map(({ name }) => name)
  expect(categories('fri')).toContain('Friseursalons')
  expect(categories('hairdr')).toContain('Friseursalons')
  expect(categories('putzf')).toEqual([])
  expect(categories('altersh')).toContain('Pflegeheim')
  expect(categories('')).toEqual([])
})

it.each([
  ['089 999 98-315', null],
  ['Telefon 069 112 34 56', null],
  ['Herzinfarkt, Rückruf 09521 27123', '112'],
])('digits within a longer number are no emergency: %s', (text, urgent) => {
  expect(model.searchHelp(text)).toMatchObject({ urgent })
})

it('hostile and endless texts find nothing', () => {
  const long = ['x'.repeat(10_000), 'ä '.repeat(5000)]
  for (const text of ['__proto__', 'constructor', '\ud800', '😀', '*', '\u0000', ...long]) {
    expect(model.search(text)).toEqual([])
    expect(model.searchHelp(text)).toMatchObject({ urgent: null })
    expect(model.suggest(text)).toEqual({ categories: [], entries: [], towns: [] })
  }
})
