import type { Entry } from '@directory/shared/entry'
import { compareGerman } from '@directory/shared/fold'
import { homeVisitAnswer, homeVisitGroups } from '@directory/shared/homeVisits'
import { isInRegion } from '@directory/shared/region'
import { isSameTown, type VisitorLocation } from '@directory/shared/visitorLocation'
import { noFilters } from './filters.ts'
import { arrangeList, type ListItem, type View } from './listView.ts'
import { testEntry } from './testEntry.ts'

const region = { key: 'r', label: 'R', aliases: [], lat: 50.05, lon: 10.61, radiusKm: 20 }
const towns: readonly (readonly [string, number, number])[] = [
  ['Ebern', 50.1, 10.8],
  ['Haßfurt', 50.03, 10.51],
  ['Hofheim in Unterfranken', 50.14, 10.52],
  ['Zeil am Main', 50.01, 10.59],
  ['München', 48.14, 11.58],
  ['', 50, 10.5],
]
const names = ['Äpfel', 'apfel', 'Zahn', '24h', '„Zuhause“', 'Öl', 'Oel', 'Schafkopfrunde', 'Über', 'ß']
const areas = ['', '', 'Ebern', 'Haßfurt, Ebern', '15 km', '1 km', 'ganzer Landkreis']

function sequence(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  return { next, one: <T>(some: readonly T[]): T => some[Math.floor(next() * some.length)] as T }
}

function generated(seed: number) {
  const { next, one } = sequence(seed)
  const entries = Array.from({ length: Math.floor(next() * 40) }, (_, i): Entry => {
    const [city, lat, lon] = one(towns)
    const isPlaced = next() < 0.9
    return testEntry({
      name: `${one(names)} ${i}`,
      category: one(['Friseure', 'Fahrdienste']),
      city,
      lat: isPlaced ? lat + next() / 20 : null,
      lon: isPlaced ? lon + next() / 20 : null,
      homeVisits: one([true, false, null]),
      services: one(['', '', 'Hausbesuche', 'Keine Hausbesuche']),
      serviceArea: one(areas),
      checkedAt: one([null, '2020-01-01', '2026-10-01']),
    })
  })
  const [city, lat, lon] = one(towns.slice(0, 4))
  const place: VisitorLocation | null = next() < 0.2 ? null : { names: [city], position: { lat, lon } }
  return { entries, place }
}

const visitingCategories = new Set(['Fahrdienste'])

function arranged(seed: number, group: '' | 'city' | 'alphabet' | 'distance', homeVisits = false) {
  const { entries, place } = generated(seed)
  const around = {
    origin: place?.position ?? null,
    visitorLocation: place,
    district: region,
    visitingCategories,
  }
  const view = arrangeList(entries, { ...noFilters, group, homeVisits, q: '' }, null, around)
  return { entries, place, view, answer: homeVisitAnswer(place, region, visitingCategories) }
}

const seeds = Array.from({ length: 150 }, (_, i) => i * 7919 + 1)

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
const expectWhole = (view: View) =>
  expect(idsOf((view.groups ?? []).flatMap(({ items }) => items))).toEqual(idsOf(view.items))

const shapeOf = ({ items, groups }: View) => [
  items.map(({ entry }) => entry.name),
  groups?.map(({ kind, key, items }) => [kind, key, items.length]),
]

describe('an order, over generated lists', () => {
  it('of distances is flat and ascending', () => {
    for (const seed of seeds) {
      const { view, entries } = arranged(seed, 'distance')
      expect(view.groups).toBeNull()
      expect(view.items).toHaveLength(entries.length)
      expectAscending(view.items)
    }
  })

  it('of letters is ascending, and so are the names below each letter', () => {
    for (const seed of seeds) {
      const { view } = arranged(seed, 'alphabet')
      expectWhole(view)
      const letters = (view.groups ?? []).map(({ key }) => key).filter((key) => key !== '#')
      expectSorted(letters)
      expect(new Set(letters).size).toBe(letters.length)
      for (const { items } of view.groups ?? []) expectSorted(lettersOf(items))
    }
  })

  it('of towns groups by town, after a group of providers who visit the place', () => {
    for (const seed of seeds) {
      const { view, place, answer } = arranged(seed, 'city')
      expectWhole(view)
      for (const [i, { kind, key, items }] of (view.groups ?? []).entries()) {
        expectSorted(lettersOf(items))
        if (kind === 'town') expect(items.every(({ entry }) => entry.city.trim() === key)).toBe(true)
        else expect([kind, i]).toEqual(['homeVisitors', 0])
        if (kind !== 'homeVisitors') continue
        for (const { entry } of items) {
          expect(answer(entry)).toBe('comes')
          expect(place?.names.some((name) => isSameTown(name, entry.city))).toBe(false)
        }
      }
    }
  })

  it('is by default by distance, without a place by town, and the district first', () => {
    for (const seed of seeds.slice(0, 50)) {
      const { view, place, answer } = arranged(seed, '')
      const chosen = arranged(seed, place ? 'distance' : 'city').view
      if (!place) {
        expect(shapeOf(view)).toEqual(shapeOf(chosen))
        const isOutside = (view.groups ?? []).map(
          ({ items }) => !items.some(({ entry }) => isInRegion(entry, region)),
        )
        expect(isOutside).toEqual(isOutside.toSorted())
        continue
      }
      const isInside = ({ entry }: ListItem) => isInRegion(entry, region) || answer(entry) === 'comes'
      const [inside, outside] = [true, false].map((is) => view.items.filter((item) => isInside(item) === is))
      expect(view.items).toEqual([...(inside ?? []), ...(outside ?? [])])
      expectAscending(inside ?? [])
      expectAscending(outside ?? [])
      expect(lettersOf(view.items).sort()).toEqual(lettersOf(chosen.items).sort())
      if (view.groups) expectWhole(view)
    }
  })

  it('holds in each of the three sections of home visits', () => {
    for (const seed of seeds)
      for (const group of ['city', 'alphabet', 'distance'] as const) {
        const { view, entries, answer } = arranged(seed, group, true)
        expectWhole(view)
        const kinds = (view.groups ?? []).map(({ kind }) => kind)
        expect(kinds).toEqual(homeVisitGroups.filter((kind) => kinds.includes(kind)))
        for (const { kind, items } of view.groups ?? []) {
          if (group === 'distance') expectAscending(items)
          if (group === 'alphabet')
            expectSorted(lettersOf(items.filter(({ entry }) => !entry.name.startsWith('24h'))))
          for (const { entry } of items) expect(answer(entry)).toBe(kind)
        }
        expect(view.notComing).toBe(entries.filter((entry) => answer(entry) === 'no').length)
        expect(view.items.length + view.notComing).toBe(entries.length)
      }
  })
})
