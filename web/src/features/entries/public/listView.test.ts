import fc from 'fast-check'
import type { Entry } from '#shared/entry'
import { entryHours } from '#shared/openingHours/entryHours'
import { isOpenOn } from '#shared/openingHours/evaluate'
import type { PublicHoliday } from '#shared/publicHoliday'
import { noFilters } from './filters.ts'
import { arrangeList, matchesQuery } from './listView.ts'
import { testEntry, testRegion } from './testEntry.ts'

const near = testEntry({ name: 'Fußpflege Müller', lat: 50.03, lon: 10.51, barrierfree: true })
const all = { ...noFilters, group: 'city', q: '' } as const
type Origin = { lat: number; lon: number } | null
const around = (origin: Origin) => ({ origin, visitorLocation: null, district: testRegion })

it('the list requires every word of a query, in any spelling', () => {
  for (const query of ['fusspflege', 'FUSSPFLEGE mueller', 'muller hassfurt', '97437', ''])
    expect([query, matchesQuery(near, query)]).toEqual([query, true])
  expect(matchesQuery(near, 'fusspflege bamberg')).toBe(false)
  const told = testEntry({ services: 'Waschen', street: 'Gasse 3', additionalInfo: 'Bitte klingeln' })
  expect(matchesQuery(told, 'waschen gasse klingeln')).toBe(true)
})

it('the list with "open today" lists providers without stated hours separately, and hides closed ones', () => {
  const hours = { always: '24/7', early: 'Mo-Fr 08:00-12:00', never: '', tuesdays: 'Tu 08:00-12:00' }
  const several = Object.entries(hours).map(([name, hours]) => testEntry({ name, hours }))
  const shownOn = (date: string, holidays: PublicHoliday[] = []) => {
    const isOpen = (entry: Entry) => isOpenOn(entryHours(entry, holidays), date)
    const view = arrangeList(several, all, null, around(null), isOpen)
    return [view.items, view.hoursNotStated].map((items) => items.map(({ entry }) => entry.name).join())
  }
  const date = '2026-11-24'
  expect(shownOn('2026-11-23')).toEqual(['always,early', 'never'])
  for (const holidays of [[], [{ date, towns: ['ebern'] }]])
    expect(shownOn(date, holidays)).toEqual(['always,early,tuesdays', 'never'])
  for (const towns of [null, [], ['haßfurt']])
    expect(shownOn(date, [{ date, towns }])).toEqual(['always', 'early,never,tuesdays'])
  const unasked = { items: [{}, {}, {}, {}], hoursNotStated: [] }
  expect(arrangeList(several, all, null, around(null))).toMatchObject(unasked)
})

it('the list with accessibility filters has three groups, and omits only a stated no', () => {
  const answer = fc.constantFrom(true, false, null)
  const entry = fc
    .record({ barrierfree: fc.boolean(), stepFree: answer, wideDoor: answer, accessibleToilet: answer })
    .map(testEntry)
  fc.assert(
    fc.property(fc.array(entry), fc.boolean(), (several, toilet) => {
      const view = arrangeList(several, { ...all, wheelchair: true, toilet }, null, around(null))
      const saidBy = ({ stepFree, wideDoor, accessibleToilet }: Entry) =>
        toilet ? [stepFree, wideDoor, accessibleToilet] : [stepFree, wideDoor]
      const groupOf = (entry: Entry) =>
        saidBy(entry).every(Boolean) ? 'said' : entry.barrierfree ? 'inGeneral' : 'accessNotSaid'
      const fits = several.filter((entry) => !saidBy(entry).includes(false))
      expect(new Set(view.items.map(({ entry }) => entry))).toEqual(new Set(fits))
      for (const { kind, items } of view.groups ?? [])
        expect(items.map(({ entry }) => groupOf(entry))).toEqual(items.map(() => kind))
    }),
  )
})

it('free places come first, then unknown ones, and no waiting list', () => {
  const words = ['', 'Warteliste, Stand 01.01.2026', 'frei, Stand 01.01.2026']
  const several = words.map((places) => testEntry({ places, barrierfree: true }))
  const { groups } = arrangeList(several, { ...all, freePlaces: true }, null, around(null))
  const seen = groups?.flatMap(({ kind, items }) => [kind, ...items.map(({ entry }) => entry.places)])
  expect(seen).toEqual(['said', words[2], 'accessNotSaid', ''])
})

it('the list counts providers from outside who visit the place as of the region, and measures from the visitor', () => {
  const far = { city: 'Bamberg', lat: 49.7, lon: 10.9, serviceArea: '60 km', homeVisits: true }
  const own = testEntry({ name: 'Eigener', city: 'Ebern', lat: 50.1, lon: 10.8 })
  const entries = [near, own, testEntry({ name: 'Draußen', ...far })]
  const position = { lat: 50.1, lon: 10.8 }
  for (const town of [{ names: ['Ebern'] }, { names: ['Eyrichshof'], within: ['Ebern'] }]) {
    const place = { origin: position, visitorLocation: { ...town, position }, district: testRegion }
    const view = arrangeList(entries, all, testRegion, place)
    expect(view.groups?.[0]).toMatchObject({
      kind: 'homeVisitors',
      items: [{ entry: { name: 'Draußen' } }],
    })
    expect(view.outsideRegion).toBe(0)
    // The wanted place may differ from the visitor's.
    const elsewhere = arrangeList(entries, all, null, { ...place, origin: { lat: 50.03, lon: 10.51 } })
    expect(elsewhere.groups?.[1]).toMatchObject({ key: 'Ebern', items: [{ km: expect.closeTo(22, 0) }] })
  }
  const byTown = arrangeList(entries, all, null, around(null)).groups
  expect(byTown?.map(({ key }) => key)).toEqual(['Ebern', 'Haßfurt', 'Bamberg'])
})
