import { regionDate } from '../onDate.ts'
import { testRow } from '../testModel.ts'
import { demoDirectory } from './demoDirectory.fixture.ts'
import { entriesOf, missedServices, says, servicesOf } from './SaidWords.fixture.ts'
import unknownTrades from './unknownTrades.fixture.json' with { type: 'json' }

const model = demoDirectory()
const entries = entriesOf(model)
const services = servicesOf(entries)
const expectFew = (missed: unknown[], most: number) =>
  expect([missed.length <= most, missed]).toEqual([true, missed])

// Whatever content is loaded: what is said is found by its words.
describe('the services of a provider', () => {
  const missed = missedServices(model, services)

  it('are found by their exact words for 97 % of them', () => {
    expect(services.size).toBeGreaterThan(400)
    expectFew(missed.alone, services.size * 0.03)
  })

  it('rank first with the town for 95 %, without isNobodyThere', () => {
    expectFew(missed.withTown, services.size * 0.05)
    expect(missed.denied).toEqual([])
  })

  it('are found for trades not in the vocabulary', () => {
    const own = demoDirectory()
    const towns = [
      { city: 'Haßfurt', plz: '97437', lat: 50.03, lon: 10.5 },
      { city: 'Ebern', plz: '96106', lat: 50.09, lon: 10.79 },
      { city: 'Knetzgau', plz: '97478', lat: 49.99, lon: 10.54 },
    ]
    const rows = unknownTrades.map(([category = '', name = '', services = ''], i) => {
      const made = { ...towns[i % towns.length], category, name, services }
      return testRow({ ...made, id: `made${i}`, street: `Amselrain ${i + 3}` })
    })
    own.changeEntries({ upsert: rows })
    const made = servicesOf(entriesOf(own).filter(({ uuid }) => uuid.startsWith('made')))
    expect(made.size).toBeGreaterThan(120)
    const { alone, withTown, denied } = missedServices(own, made)
    expectFew(alone, made.size * 0.03)
    expectFew(withTown, made.size * 0.05)
    expect(denied).toEqual([])
    const firstTen = (name = '') => own.search(name.slice(0, 3) + name.slice(4)).slice(0, 10)
    const isLost = ([, own]: string[]) => !firstTen(own).some(({ name }) => name === own)
    expect(unknownTrades.filter(isLost)).toEqual([])
  })
})

it("finds who says 'ohne Stufen' in a text of its own", () => {
  const own = demoDirectory()
  const additionalInfo = 'Der Eingang ist ohne Stufen.'
  own.changeEntries({ upsert: [testRow({ id: 'made', name: 'Rampenhaus', additionalInfo, stepFree: null })] })
  for (const query of ['ohne Stufen', 'no steps', 'stufenlos'])
    expect(own.search(query).map(({ name }) => name)).toContain('Rampenhaus')
})

it.each([
  ['stufenloser Zahnarzt', 'stufenlos Zahnarzt'],
  ['behindertengerechter Zahnarzt', 'barrierefreier Zahnarzt'],
  ['barrier-free dentist', 'step-free dentist'],
])('%s finds what %s does', (query, same) => {
  expect(model.search(query).map(({ name }) => name)).toEqual(model.search(same).map(({ name }) => name))
})

it('finds a street, and a street with its town, first', () => {
  const streets = entries.filter(({ street }) => street !== '')
  const missed = streets.flatMap(({ street, city }) =>
    [street, `${street} ${city}`].filter((query) => model.search(query)[0]?.street !== street),
  )
  expect(missed).toEqual([])
})

it('ignores no stored number in a query, alone or with its category', () => {
  const queries = entries.flatMap(({ phone, category }) => (phone ? [phone, `${category} ${phone}`] : []))
  expect(queries.filter((query) => model.searchHelp(query).leftOut.length > 0)).toEqual([])
})

it('ignores no word of a sentence from additionalInfo', () => {
  const sentences = entries.flatMap(({ additionalInfo }) => additionalInfo.split(/[.!?\n]+/))
  const short = sentences.map((text) => text.trim()).filter((text) => text.includes(' ') && text.length < 70)
  expect(short.length).toBeGreaterThan(100)
  expect(short.filter((text) => model.searchHelp(text).leftOut.length > 0)).toEqual([])
})

describe('providers of a category come before others that also offer it', () => {
  const categories = [...new Set(entries.map(({ category }) => category))]
  it.each(categories)('%s', (category) => {
    expect(model.search(category)[0]?.category).toBe(category)
  })
})

it('ranks providers outside the district last without a place', () => {
  const cities = model.search('Krankenhaus').slice(0, 2)
  expect(cities.map(({ city }) => city)).toEqual(['Ebern', 'Haßfurt'])
})

it.each(['Ebern', 'Hofheim'])('has no isNobodyThere for a town in the text: %s', (town) => {
  expect(model.searchHelp(`sprechtag ${town}`)).not.toHaveProperty('isNobodyThere')
  expect(model.search(`sprechtag ${town}`)[0]?.additionalInfo).toContain(town)
})

describe('search help beyond providers', () => {
  const own = demoDirectory()
  const none = {
    ...{ text: '', picture: '', pictureAlt: '', website: '', email: '', phone: '' },
    ...{ createDate: '', updatedAt: '' },
  }
  const link = { id: 'l', name: 'Sozialverband VdK', url: 'https://vdk.example.org', region: '' }
  own.set({ links: [{ ...none, ...link, description: '', category: '' }] })
  const day = (days: number) => regionDate(Date.now() + days * 86_400_000)
  const shown = { draft: false, showFrom: day(-30), showUntil: day(30) }
  const item = (title: string, day: string) => ({
    ...{ ...none, ...shown, id: title, title, occurDate: day, eventDate: day },
    ...{ eventTime: '', eventEndTime: '', eventPlace: '' },
  })
  const items = [
    item('Rückblick auf die Weihnachtsfeier', day(-9)),
    item('Weihnachtsfeier', day(9)),
    item('Weihnachtsfeier im Tal', day(19)),
  ]
  own.set({ news: items })
  own.set({ pages: [{ name: 'about', html: '<h2>Unser Mitgliedsbeitrag</h2>' }] })

  it.each([
    ['vdk', { kind: 'link', title: 'Sozialverband VdK' }],
    ['Weihnachtsfeier', { kind: 'news', title: 'Weihnachtsfeier', date: day(9) }],
    ['Christmas party', { kind: 'news', title: 'Weihnachtsfeier', date: day(9) }],
    ['Termine', { kind: 'page', id: 'news', title: '' }],
    ['Datenschutz', { kind: 'page', id: 'privacy', title: '' }],
    ['Mitgliedsbeitrag', { kind: 'page', id: 'about', title: 'Unser Mitgliedsbeitrag' }],
  ])('finds links, news and pages: %s', (query, elsewhere) => {
    expect(own.searchHelp(query).elsewhere).toMatchObject(elsewhere)
  })

  it.each(['Friseur', 'Sozialberatung', 'Haßfurt', '112'])('has nothing for: %s', (query) => {
    expect(own.searchHelp(query)).not.toHaveProperty('elsewhere')
  })
})

it('the category of the first hit is suggested first', () => {
  for (const query of ['beetpflege', 'teemischungen', 'einzelzimmer', 'rollstuhlfahrten'])
    expect([query, model.suggest(query).categories[0]?.name]).toEqual([
      query,
      model.search(query)[0]?.category,
    ])
})

it.each([
  ['without its fifth letter', (word: string) => word.slice(0, 4) + word.slice(5)],
  ['without its last letter', (word: string) => word.slice(0, -1)],
])('a typo in a service is corrected, in any length: %s', (_, slip) => {
  const words = [...services.keys()].filter((service) => /^\p{L}{9,}$/u.test(service))
  const saysIt = (word: string) =>
    model
      .search(slip(word))
      .slice(0, 3)
      .some((entry) => says(entry, word))
  const missed = words.filter((word) => !saysIt(word))
  expect(words.length).toBeGreaterThan(250)
  expectFew(missed, words.length * 0.05)
})

it('finds a word of a name with one letter missing among the first ten', () => {
  const words = new Map(
    entries.flatMap(({ name }) => (name.match(/\p{L}{8,}/gu) ?? []).map((word) => [word, name])),
  )
  const missed = [...words.keys()].filter((word) => {
    const slip = word.slice(0, 3) + word.slice(4)
    const firstTen = model.search(slip).slice(0, 10)
    return !firstTen.some(({ name }) => name.includes(word))
  })
  expect(words.size).toBeGreaterThan(250)
  expectFew(missed, words.size * 0.03)
})
