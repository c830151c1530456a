import fc from 'fast-check'
import { compareGerman } from '#shared/fold'
import { homeVisitAnswer, homeVisitGroups } from '#shared/homeVisits'
import { isInRegion } from '#shared/region'
import { isSameTown, type VisitorLocation } from '#shared/visitorLocation'
import { noFilters } from './filters.ts'
import { arrangeList, type ListItem, type View } from './listView.ts'
import { testEntry, testRegion } from './testEntry.ts'

const towns: readonly (readonly [string, number, number])[] = [
  ['Ebern', 50.1, 10.8],
  ['Haßfurt', 50.03, 10.51],
  ['Hofheim in Unterfranken', 50.14, 10.52],
  ['Zeil am Main', 50.01, 10.59],
  ['München', 48.14, 11.58],
  ['', 50, 10.5],
]
const names = ['Äpfel', 'apfel', 'Zahn', '24h', '„Zuhause“', 'Öl', 'Oel', 'Schafkopfrunde', 'Über', 'ß']
const nearby = fc.double({ min: 0, max: 0.05, noNaN: true })
const entry = fc
  .record({
    name: fc.tuple(fc.constantFrom(...names), fc.nat(40)).map((parts) => parts.join(' ')),
    category: fc.constantFrom('Friseure', 'Fahrdienste'),
    town: fc.constantFrom(...towns),
    offset: fc.option(fc.tuple(nearby, nearby)),
    homeVisits: fc.constantFrom(true, false, null),
    services: fc.constantFrom('', 'Hausbesuche', 'Keine Hausbesuche'),
    serviceArea: fc.constantFrom('', 'Ebern', 'Haßfurt, Ebern', '15 km', '1 km', 'ganzer Landkreis'),
    checkedAt: fc.constantFrom(null, '2020-01-01', '2026-10-01'),
  })
  .map(({ town: [city, lat, lon], offset, ...fields }) =>
    testEntry({ ...fields, city, lat: offset && lat + offset[0], lon: offset && lon + offset[1] }),
  )
const place = fc.option(
  fc
    .constantFrom(...towns.slice(0, 4))
    .map(([city, lat, lon]): VisitorLocation => ({ names: [city], position: { lat, lon } })),
)

const visitingCategories = new Set(['Fahrdienste'])

/** Any list, as arranged for a visitor at any place, or at none. */
function forLists(look: (asked: ReturnType<typeof listOf>) => void) {
  const entries = fc.array(entry, { maxLength: 40, size: 'max' })
  fc.assert(fc.property(entries, place, (entries, place) => look(listOf(entries, place))))
}

function listOf(entries: ReturnType<typeof testEntry>[], place: VisitorLocation | null) {
  const origin = place?.position ?? null
  const around = { origin, visitorLocation: place, district: testRegion, visitingCategories }
  return {
    ...{ entries, place, answer: homeVisitAnswer(place, testRegion, visitingCategories) },
    arranged: (group: '' | 'city' | 'alphabet' | 'distance', homeVisits = false) =>
      arrangeList(entries, { ...noFilters, group, homeVisits, q: '' }, null, around),
  }
}

function expectAscending(items: readonly ListItem[]) {
  const away = items.map(({ km }) => km ?? Number.POSITIVE_INFINITY)
  expect(away).toEqual([...away].sort((a, b) => (a === b ? 0 : a - b)))
}
const lettersOf = (items: readonly ListItem[]) =>
  items.map(({ entry }) => entry.name.replace(/^[^\p{L}\p{N}]+/u, ''))
function expectSorted(shown: readonly string[]) {
  expect(shown).toEqual([...shown].sort(compareGerman))
}
const idsOf = (items: readonly ListItem[]) => items.map(({ entry }) => entry.uuid).sort()

/** Its groups, which together hold each item once. */
function groupsOf({ groups, items }: View) {
  const known = groups ?? []
  expect(idsOf(known.flatMap(({ items }) => items))).toEqual(idsOf(items))
  return known
}

it('an order of distances is flat and ascending', () => {
  forLists(({ arranged, entries }) => {
    const { groups, items } = arranged('distance')
    expect([groups, items.length]).toEqual([null, entries.length])
    expectAscending(items)
  })
})

it('an order of letters is ascending, and so are the names below each letter', () => {
  forLists(({ arranged }) => {
    const groups = groupsOf(arranged('alphabet'))
    const letters = groups.map(({ key }) => key).filter((key) => key !== '#')
    expectSorted(letters)
    expect(new Set(letters).size).toBe(letters.length)
    for (const { items } of groups) expectSorted(lettersOf(items))
  })
})

it('an order of towns groups by town, after a group of providers who visit the place', () => {
  forLists(({ arranged, place, answer }) => {
    for (const [i, { kind, key, items }] of groupsOf(arranged('city')).entries()) {
      expectSorted(lettersOf(items))
      expect([kind, i]).toEqual([kind === 'town' ? 'town' : 'homeVisitors', kind === 'town' ? i : 0])
      for (const { entry } of items)
        if (kind === 'town') expect(entry.city).toBe(key)
        else {
          expect(answer(entry)).toBe('comes')
          expect(place?.names.some((name) => isSameTown(name, entry.city))).toBe(false)
        }
    }
  })
})

it('an order is by default by distance, without a place by town, and the district first', () => {
  forLists(({ arranged, place, answer }) => {
    const view = arranged('')
    if (!place) {
      expect(view).toEqual(arranged('city'))
      const areOutside = groupsOf(view).map(
        ({ items }) => !items.some(({ entry }) => isInRegion(entry, testRegion)),
      )
      expect(areOutside).toEqual(areOutside.toSorted())
      return
    }
    const isLocal = (city: string) => place.names.some((name) => isSameTown(name, city))
    const isInside = ({ entry }: ListItem) =>
      isInRegion(entry, testRegion) || (answer(entry) === 'comes' && !isLocal(entry.city))
    const [inside = [], outside = []] = [true, false].map((is) =>
      view.items.filter((item) => isInside(item) === is),
    )
    expect(view.items).toEqual([...inside, ...outside])
    expectAscending(inside)
    expectAscending(outside)
    expect(idsOf(view.items)).toEqual(idsOf(arranged('distance').items))
    if (view.groups) groupsOf(view)
  })
})

it('an order holds in each of the three sections of home visits', () => {
  forLists(({ arranged, entries, answer }) => {
    for (const order of ['city', 'alphabet', 'distance'] as const) {
      const view = arranged(order, true)
      const groups = groupsOf(view)
      const kinds = groups.map(({ kind }) => kind)
      expect(kinds).toEqual(homeVisitGroups.filter((kind) => kinds.includes(kind)))
      for (const { kind, items } of groups) {
        if (order === 'distance') expectAscending(items)
        if (order === 'alphabet')
          expectSorted(lettersOf(items.filter(({ entry }) => !entry.name.startsWith('24h'))))
        for (const { entry } of items) expect(answer(entry)).toBe(kind)
      }
      expect(view.notComing).toBe(entries.filter((entry) => answer(entry) === 'no').length)
      expect(view.items.length + view.notComing).toBe(entries.length)
    }
  })
})
