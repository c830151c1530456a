import { dayMs } from '#clock.ts'
import { catalogues } from '#shared/catalogues'
import type { Entry } from '#shared/entry'
import { compareGerman, fold } from '#shared/fold'
import { distanceM } from '#shared/region'
import { responseOf } from '../cachedResponse.ts'
import type { Rows } from '../changes.ts'
import type { PlainRow } from '../plainNouns.ts'
import type { EntryRow, TopCategoryRow } from '../rows.ts'
import { sampleRows, seeded } from '../sampleRows.fixture.ts'
import { testModel, testRow, testSettings, uuidsOf } from '../testModel.ts'
import { toPublicEntry } from '../toPublicEntry.ts'
import { byName } from '../words/byName.ts'
import { createPublicData } from './createPublicData.ts'

const hassberge = { ...testSettings.region, key: 'hassberge', label: 'Haßberge', radiusKm: 20 }
const settings = { ...testSettings, region: hassberge }
const row = (fields: Partial<EntryRow>) => testRow({ lat: null, lon: null, ...fields })
const top = (fields: Partial<TopCategoryRow>): TopCategoryRow => ({
  ...{ id: 't1', image: '/bild.svg', title: 'top.health', name: 'Gesundheit', order: 1 },
  names: { en: 'Health' },
  ...{ sentence: '', sentences: {}, categories: [] },
  ...fields,
})
const modelOf = (rows: Partial<Rows>) => testModel({ settings, ...rows })

const withoutTown = (entries: readonly Entry[]) => entries.map(({ townPosition: _, ...entry }) => entry)

it('search help names an emergency service for closed providers, except for another day', () => {
  const names = { name: 'Zahnärzte', names: { en: 'Dentists' } }
  const dentists = { id: 'z', ...names, searchWords: '', schemaType: 'Dentist' }
  const entries = [row({ category: 'Zahnärzte', name: 'Praxis Weiß' })]
  const model = modelOf({ categories: [dentists], entries })
  for (const query of ['Zahnarzt', 'dentist open now', 'Zahnarzt jetzt offen'])
    expect([query, model.searchHelp(query).whenClosed]).toEqual([query, 'dentists'])
  expect(model.searchHelp('Zahnarzt morgen offen')).not.toHaveProperty('whenClosed')
  expect(modelOf({ entries }).searchHelp('Zahnarzt')).not.toHaveProperty('whenClosed')
})

it.each([
  ['Berlin–München', { lat: 52.52, lon: 13.405 }, { lat: 48.1374, lon: 11.5755 }, 504.4],
  ['a degree of latitude', { lat: 50, lon: 10 }, { lat: 51, lon: 10 }, 111.19],
])('the distance is right for %s', (_, a, b, km) => {
  expect(Math.abs(distanceM(a, b) / 1000 - km) / km).toBeLessThan(0.01)
})

describe('categories', () => {
  const edge = hassberge.lat + (20_000 / 6_371_000) * (180 / Math.PI)
  it('of a region have an entry inside, on its edge or without coordinates', () => {
    const inside = (1 - 1e-12) * edge
    const model = modelOf({
      entries: [
        row({ id: '1', category: 'Auf dem Rand', lat: inside, lon: hassberge.lon }),
        row({ id: '2', category: 'Jenseits', lat: edge + 1e-4, lon: hassberge.lon }),
        row({ id: '3', category: 'Ohne Ort' }),
        row({ id: '4', category: 'Minus eins', lat: -1, lon: -1 }),
        row({ id: '5', category: 'Ärzte', lat: 50.05, lon: 10.6 }),
      ],
      topCategories: [top({ categories: ['Leer', 'ohne ort'] })],
      categories: [{ id: 'c', name: 'Nirgends benutzt', names: {}, searchWords: '', formerNames: ['Alt'] }],
    })
    expect(model.categoryNow('Alt')).toBeNull()
    const near = ['Ärzte', 'Auf dem Rand', 'Minus eins', 'Ohne Ort']
    expect(model.allCategories('hassberge')).toEqual(near)
    const all = ['Ärzte', 'Auf dem Rand', 'Jenseits', 'Leer', 'Minus eins', 'Ohne Ort']
    for (const region of ['alle', '', 'mars', '__proto__']) expect(model.allCategories(region)).toEqual(all)
    model.set({ settings: { ...settings, region: { ...hassberge, radiusKm: 21 } } })
    expect(model.allCategories('hassberge')).toContain('Jenseits')
  })

  it('are found whatever the case and spacing, in their own spelling', () => {
    const model = modelOf({ entries: [row({ category: 'Ärzte am Ort' })] })
    expect(model.entriesOfCategory('  ärzte  AM ort ')).toHaveLength(1)
    expect(model.category('ÄRZTE am Ort')).toBe('Ärzte am Ort')
    expect(model.entriesOfCategory('Aerzte am Ort')).toEqual([])
    for (const name of ['__proto__', 'constructor', '', '\ud800']) {
      expect(model.entriesOfCategory(name)).toEqual([])
      expect(model.categoriesOf(name)).toBeNull()
      expect(model.category(name)).toBeNull()
    }
  })

  it('of a topic are found by its id or title', () => {
    const model = modelOf({
      topCategories: [
        top({ categories: ['Öle', 'Apotheken', 'apotheken ', 'Zimmer'] }),
        top({ id: 't2', title: 'z', order: 0, names: { en: '' } }),
      ],
    })
    expect(model.categoriesOf('t1')).toEqual(['apotheken ', 'Öle', 'Zimmer'])
    expect(model.categoriesOf('top.health')).toEqual(['apotheken ', 'Öle', 'Zimmer'])
    expect(model.categoriesOf('t3')).toBeNull()
    expect(model.topCategories().map(({ id }) => id)).toEqual(['t2', 't1'])
    expect(model.topics()[1]?.examples.map(({ name }) => name)).toEqual(['Öle', 'Apotheken', 'apotheken '])
    const { de, en } = catalogues
    expect(model.texts('de', ['public'])).toEqual({
      ...de.public,
      ...{ 'top.health': 'Gesundheit', z: 'Gesundheit' },
    })
    expect(model.texts('en', ['public'])).toEqual({ ...en.public, 'top.health': 'Health', z: 'Gesundheit' })
  })

  it('have public labels that replace no text of the interface', () => {
    const titles = ['alert.close', 'captcha.label', 'account.lead', '__proto__']
    const model = modelOf({ topCategories: titles.map((title) => top({ id: title, title })) })
    const label = 'Gesundheit'
    const { de, en } = catalogues
    expect(Object.entries(model.texts('de', ['public']))).toEqual(
      expect.arrayContaining([
        ['alert.close', de.public['alert.close']],
        ['captcha.label', label],
        ['account.lead', label],
        ['__proto__', label],
      ]),
    )
    expect(model.texts('de', ['requests'])).toEqual(de.requests)
    const all = model.texts('en', ['public', 'requests', 'staff'])
    expect(all['account.lead']).toBe(en.staff['account.lead'])
  })
})

it('sorts news by event date, then by creation', () => {
  const news = (id: string, occurDate: string, createDate: string) =>
    ({ id, occurDate, eventDate: occurDate, createDate }) as PlainRow<'news'>
  const model = modelOf({
    news: [news('1', '2026-01-01', 'a'), news('2', '2026-02-01', 'a'), news('3', '2026-02-01', 'b')],
  })
  expect(model.news().map(({ nuuid }) => nuuid)).toEqual(['3', '2', '1'])
})

it('a town is written as most of its providers write it', () => {
  const towns = ['EBERN', 'Ebern', 'Ebern'].map((city, i) => row({ id: String(i), city, lat: 50, lon: 10 }))
  expect(modelOf({ entries: towns }).towns()).toMatchObject([{ city: 'Ebern' }])
})

it('links of a region match by field or text, or have no region', () => {
  const link = (id: string, fields: Partial<PlainRow<'links'>>) =>
    ({ ...{ id, name: id, url: 'https://example.org' }, ...fields }) as PlainRow<'links'>
  const model = modelOf({
    links: [
      link('field', { region: 'Hassberge' }),
      link('text', { region: 'bamberg', description: 'Im Landkreis HASSBERGE' }),
      link('url', { region: 'bamberg', url: 'https://hassberge.example.org' }),
      link('alias', { region: 'bamberg', category: 'Haßberge' }),
      link('other', { region: 'bamberg' }),
      link('everywhere', { region: ' ' }),
      link('', { region: 'hassberge' }),
      link('nowhere', { region: 'hassberge', url: ' ' }),
    ],
  })
  const found = uuidsOf(model.links(['hassberge', 'haßberge'])).sort()
  expect(found.join(' ')).toBe('alias everywhere field text url')
  for (const everywhere of [[], ['hassberge', ' Alle ']]) expect(model.links(everywhere)).toHaveLength(6)
})

it('drops cached responses with changes of public entries alone', () => {
  const model = modelOf({ entries: [row({ id: '1' })] })
  const cached = () => model.responses.get('list', () => responseOf(String(model.allEntries().length)))
  const before = cached()
  model.changeEntries({ remove: ['of a request'] })
  expect(cached()).toBe(before)
  model.changeEntries({ remove: ['1'] })
  expect(String(cached().identity)).toBe('0')
})

it('an entry that was removed stays so when its free places are too old', () => {
  let now = Date.parse('2026-11-22T12:00:00Z')
  const model = createPublicData(() => now)
  const homes = { id: 'h', name: 'Heime', names: {}, searchWords: '', tellsPlaces: true }
  const entry = row({ id: '1', category: 'Heime', places: 'frei, Stand 20.11.2026' })
  model.replace({ categories: [homes], entries: [entry] })
  expect(model.allEntries()).toMatchObject([{ places: entry.places }])
  model.changeEntries({ remove: ['1'] })
  now += 60 * dayMs
  expect(model.allEntries()).toEqual([])
})

it('queries equal a plain scan through random changes', () => {
  const random = seeded(42)
  const pool = sampleRows(300, 9)
  const any = () => pool[Math.floor(random() * pool.length)] as EntryRow
  const present = new Map(pool.slice(0, 150).map((entry) => [entry.id, entry]))
  const model = modelOf({ entries: [...present.values()] })
  for (let round = 0; round < 80; round++) {
    const upsert = Array.from({ length: 3 }, () => ({ ...any(), id: any().id, formerNames: [any().name] }))
    const remove = [any().id, any().id]
    for (const id of remove) present.delete(id)
    for (const entry of upsert) present.set(entry.id, entry)
    model.changeEntries({ upsert, remove })
    const all = [...present.values()].map(toPublicEntry)
    const { category, name, city, plz } = any()
    const barrierfree = random() < 0.5
    expect(withoutTown(model.entriesOfCategory(category, barrierfree ? ['barrierfree'] : []))).toEqual(
      all.filter((entry) => entry.category === category && (!barrierfree || entry.barrierfree)).sort(byName),
    )
    expect(withoutTown(model.entriesNamed(category, name))).toEqual(
      all.filter((entry) => entry.category === category && entry.name === name).sort(byName),
    )
    const former = [...present.values()].filter(
      (entry) => entry.category === category && entry.formerNames.includes(name),
    )
    expect(model.formerName(category, name)).toEqual(former.map(toPublicEntry).sort(byName)[0] ?? null)
    expect(model.allCategories('alle')).toEqual(
      [...new Set(all.map((entry) => entry.category))].sort(compareGerman),
    )
    const placed = all.filter((entry) => entry.lat !== null && fold(entry.city) === fold(city))
    const town = model.towns().find((one) => one.city === city)
    expect(town === undefined).toBe(placed.length === 0)
    const lats = placed.map(({ lat }) => lat ?? 0).sort((a, b) => a - b)
    // Half of them lie on either side.
    const beyond = (side: number) => lats.filter((lat) => (lat - (town?.lat ?? 0)) * side > 1e-6).length
    if (town) expect(Math.max(beyond(-1), beyond(1))).toBeLessThanOrEqual(lats.length / 2)
    const known = all.filter((entry) => entry.plz === plz && entry.lat !== null)
    expect(model.middleOfPostcode(plz) === null).toBe(known.length < 3)
    if (round === 20) void model.warm()
    if (round % 8 === 0) {
      const fresh = modelOf({ entries: [...present.values()] })
      const found = (of: typeof model) => new Set(uuidsOf(of.search(name.slice(0, 4))))
      expect(found(model)).toEqual(found(fresh))
      expect(model.similarEntries(name)).toEqual(fresh.similarEntries(name))
    }
    expect(model.allEntries().length).toBe(present.size)
  }
})
