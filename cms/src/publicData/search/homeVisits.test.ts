import { dayMs } from '#clock.ts'
import { regionDate } from '../onDate.ts'
import type { EntryRow } from '../rows.ts'
import { testSettings as settings, testModel, testRow, uuidsOf } from '../testModel.ts'

const places: Record<string, [plz: string, lat: number, lon: number]> = {
  Ebern: ['96106', 50.1, 10.8],
  'Hofheim in Unterfranken': ['97461', 50.14, 10.52],
  Haßfurt: ['97437', 50.03, 10.51],
  Weitweg: ['10115', 52.5, 13.4],
}
const row = (id: string, city: string, fields: Partial<EntryRow> = {}): EntryRow => {
  const [plz, lat, lon] = places[city] as [string, number, number]
  return testRow({ id, city, plz, lat, lon, category: 'Friseure', name: `Salon ${id}`, ...fields })
}

const directory = (entries: EntryRow[]) => testModel({ settings, entries })
const model = directory([
  row('ebern', 'Ebern'),
  row('ebernComes', 'Ebern', { homeVisits: true }),
  row('hofheim', 'Hofheim in Unterfranken'),
  row('toEbern', 'Hofheim in Unterfranken', { homeVisits: true, serviceArea: 'Ebern, Eltmann' }),
  row('words', 'Haßfurt', { services: 'Hausbesuche' }),
  row('denied', 'Haßfurt', { services: 'Hausbesuche', homeVisits: false, serviceArea: 'ganzer Landkreis' }),
  row('district', 'Haßfurt', { homeVisits: true, serviceArea: 'ganzer Landkreis' }),
  row('around', 'Haßfurt', { homeVisits: true, serviceArea: '15 km' }),
])
const found = (query: string, from = '', only = false) =>
  uuidsOf(model.search(query, from, only ? ['homeVisits'] : []))
const first = (count: number, ...asked: Parameters<typeof found>) =>
  found(...asked)
    .slice(0, count)
    .sort()

it('home visits depend on the field of the entry, else its texts; unanswered entries come last', () => {
  const homeVisitors = ['around', 'district', 'ebern', 'ebernComes', 'hofheim', 'toEbern', 'words']
  expect(found('Friseur', '', true).sort()).toEqual(homeVisitors)
  expect(found('Friseur', '', true).slice(-2).sort()).toEqual(['ebern', 'hofheim'])
  expect(uuidsOf(model.entriesOfCategory('Friseure', ['homeVisits'])).sort()).toEqual(homeVisitors)
  expect(model.entriesOfCategory('Friseure')).toHaveLength(8)
  expect(model.entriesOfCategory('Nix', ['homeVisits'])).toEqual([])
})

it.each(['Friseur kommt ins Haus Ebern', 'mobiler Friseur Ebern', 'Friseur Hausbesuch in Ebern'])(
  '%s ranks providers first that visit Ebern',
  (query) => {
    expect(first(3, query)).toEqual(['district', 'ebernComes', 'toEbern'])
    expect(found(query).slice(3, 5)).toEqual(['words', 'ebern'])
    expect(found(query).slice(-2).sort()).toEqual(['around', 'denied'])
  },
)

it('home visits count entries excluded by the filter, for the place searched', () => {
  const left = (query: string, from = '') => model.searchHelp(query, from, ['homeVisits']).notComing
  expect(left('Friseur')).toBe(1)
  expect(left('Friseur Ebern')).toBe(2)
  expect(left('Friseur', 'Ebern')).toBe(2)
  expect(model.searchHelp('Friseur Ebern').notComing).toBe(0)
  expect(found('Friseur Ebern', '', true)).not.toContain('around')
})

it('home visits are assumed in a category marked by staff, unless denied', async () => {
  const own = directory([
    row('silent', 'Haßfurt'),
    row('yes', 'Haßfurt', { homeVisits: true }),
    row('no', 'Ebern', { homeVisits: false }),
    row('other', 'Ebern', { category: 'Optiker', name: 'Friseur und Optik' }),
  ])
  const order = () => uuidsOf(own.search('Friseur Ebern', '', ['homeVisits']))
  expect(order()).toEqual(['yes', 'silent', 'other'])
  const optician = { id: 'o', name: 'Optiker', names: {}, searchWords: '', homeVisitsByNature: true }
  own.set({ categories: [optician] })
  expect(own.categoriesWith('homeVisitsByNature')).toEqual(['Optiker'])
  expect(order()).toEqual(['yes', 'other', 'silent'])
})

it('home visits count as near in the town of a query that asks for them', () => {
  expect(first(3, 'Friseur Ebern', '', true)).toEqual(['district', 'ebernComes', 'toEbern'])
  for (const place of ['Hofheim i.UFr.', 'Rügheim'])
    expect(first(2, `Friseur Hausbesuch ${place}`)).toEqual(['around', 'district'])
  expect(found('Friseur Ebern').slice(2, 5)).toEqual(['toEbern', 'district', 'hofheim'])
  expect(first(2, 'Friseur Ebern')).toEqual(['ebern', 'ebernComes'])
  expect(first(3, 'Ebern', '', true)).toEqual(['district', 'ebernComes', 'toEbern'])
  expect(found('Ebern', '', true).slice(3)).toEqual(['ebern'])
})

it('home visits count as near to the home of a visitor, a town or position', () => {
  for (const from of ['Ebern', '50.1,10.8'])
    expect([first(2, 'Friseur', from), first(3, 'Friseur ins Haus', from)]).toEqual([
      ['ebern', 'ebernComes'],
      ['district', 'ebernComes', 'toEbern'],
    ])
  expect(found('Friseur', '52.5,13.4')).toHaveLength(8)
  const comes = { homeVisits: true, serviceArea: 'ganzer Landkreis' }
  const two = directory([row('far', 'Weitweg', comes), row('near', 'Haßfurt', comes)])
  expect(uuidsOf(two.search('Friseur ins Haus', '50.1,10.8'))).toEqual(['far', 'near'])
})

it('home visits are found in large categories, and follow a changed district', async () => {
  const many = Array.from({ length: 300 }, (_, i) => row(`e${i}`, 'Ebern', { name: `A Salon ${i}` }))
  const far = row('far', 'Weitweg', { name: 'Z Salon', homeVisits: true, serviceArea: 'ganzer Landkreis' })
  const large = directory([...many, far])
  const firstOf = (query: string, only = false) =>
    large.search(query, '', only ? ['homeVisits'] : [])[0]?.uuid
  expect([firstOf('mobiler Friseur Ebern'), firstOf('Friseur Ebern', true)]).toEqual(['far', 'far'])
  large.set({ settings: { ...settings, region: { ...settings.region, lat: 47, lon: 8 } } })
  expect(firstOf('mobiler Friseur Ebern')).not.toBe('far')
})

it('home visits make a town without providers a place, and its villages', async () => {
  const served = directory([
    row('ebern', 'Ebern'),
    row('named', 'Haßfurt', { homeVisits: true, serviceArea: 'Untermerzbach, Coburg' }),
    row('district', 'Haßfurt', { homeVisits: true, serviceArea: 'ganzer Landkreis' }),
    row('silent', 'Haßfurt', { serviceArea: 'Bamberg' }),
  ])
  const firstOf = (query: string) => uuidsOf(served.search(query))
  for (const place of ['Untermerzbach', 'Gereuth']) {
    expect(firstOf(`Friseur Hausbesuch ${place}`).slice(0, 2).sort()).toEqual(['district', 'named'])
    expect(served.searchHelp(`Friseur ${place}`)).toMatchObject({
      place,
      where: { names: [place], within: place === 'Gereuth' ? ['Untermerzbach'] : [], isOutside: false },
    })
  }
  expect(firstOf('Untermerzbach').sort()).toEqual(['district', 'named'])
  expect(firstOf('Friseur Coburg ins Haus')[0]).toBe('named')
  expect(served.searchHelp('Friseur Coburg').where?.isOutside).toBe(true)
  expect(served.searchHelp('Friseur Bamberg').place).toBe('')
  served.changeEntries({ remove: ['named'] })
  expect(served.searchHelp('Friseur Untermerzbach').place).toBe('')
})

it('home visits to a municipality cover its villages, even one listed as a town', () => {
  const village = directory([
    row('there', 'Hofheim in Unterfranken', { city: 'Rügheim' }),
    row('elsewhere', 'Ebern', { homeVisits: true }),
    row('municipality', 'Haßfurt', { homeVisits: true, serviceArea: 'Hofheim i.UFr.' }),
  ])
  for (const [query, from] of [
    ['Friseur Rügheim ins Haus', ''],
    ['Friseur ins Haus', 'Rügheim'],
  ] as const)
    expect(uuidsOf(village.search(query, from)).join()).toBe('municipality,elsewhere,there')
  expect(village.towns()).toContainEqual(
    expect.objectContaining({ city: 'Rügheim', within: ['Hofheim in Unterfranken'] }),
  )
  expect(village.towns().find(({ city }) => city === 'Ebern')).not.toHaveProperty('within')
})

it('outdated entries rank behind equal ones before a large category is cut', () => {
  const day = (months: number) => regionDate(Date.now() - months * 30.5 * dayMs)
  const many = Array.from({ length: 260 }, (_, i) =>
    row(`e${i}`, 'Ebern', { name: `A ${1000 + i}`, checkedAt: i < 100 ? day(30) : day(2) }),
  )
  const found = directory(many)
    .search('Friseur')
    .map(({ uuid }) => Number(uuid.slice(1)))
  expect(found).toHaveLength(200)
  expect(found.slice(0, 160)).toEqual(Array.from({ length: 160 }, (_, i) => 100 + i))
  expect(found.slice(160)).toEqual(Array.from({ length: 40 }, (_, i) => i))
})
