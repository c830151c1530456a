import type { Entry } from '@directory/shared/entry'
import { entryHours } from '@directory/shared/openingHours/entryHours'
import { isOpenOn } from '@directory/shared/openingHours/evaluate'
import type { PublicHoliday } from '@directory/shared/publicHoliday'
import fc from 'fast-check'
import { noFilters } from './filters.ts'
import { arrangeList, matchesQuery } from './listView.ts'
import { testEntry } from './testEntry.ts'

const region = { key: 'r', label: 'R', aliases: [], lat: 50.05, lon: 10.61, radiusKm: 20 }
const near = testEntry({ name: 'Fußpflege Müller', lat: 50.03, lon: 10.51, barrierfree: true })
const far = testEntry({ name: 'Weit weg', city: 'München', lat: 48.14, lon: 11.58 })
const nowhere = testEntry({ name: 'Ohne Ort', city: '', services: 'Hausbesuche' })
const entries = [near, far, nowhere]
const all = { ...noFilters, group: 'city', q: '' } as const
type Origin = { lat: number; lon: number } | null
const around = (origin: Origin) => ({ origin, visitorLocation: null, district: region })

describe('the list', () => {
  it('requires every word of a query, in any spelling', () => {
    for (const query of ['fusspflege', 'FUSSPFLEGE mueller', 'muller hassfurt', '97437', ''])
      expect([query, matchesQuery(near, query)]).toEqual([query, true])
    expect(matchesQuery(near, 'fusspflege bamberg')).toBe(false)
  })

  it('never hides providers without coordinates by region, and counts those outside', () => {
    const view = arrangeList(entries, all, region, around(null))
    expect(view.items.map((item) => item.entry)).toEqual([near, nowhere])
    expect(view.outsideRegion).toBe(1)
    expect(view.groups?.map((group) => group.key)).toEqual(['Haßfurt', ''])
    expect(arrangeList(entries, all, null, around(null)).items).toHaveLength(3)
  })

  it('with "open today", lists providers without stated hours separately, and hides closed ones', () => {
    const open = testEntry({ hours: 'Mo-Fr 08:00-12:00' })
    const closed = testEntry({ hours: 'Tu 08:00-12:00' })
    const arranged = testEntry({ hours: '"by appointment"' })
    const silent = testEntry()
    const away = testEntry({ hours: '24/7', closures: [{ from: '2026-11-20', to: '2026-11-23' }] })
    const expectOpen = (date: string, holidays: PublicHoliday[], items: Entry[], hoursNotStated: Entry[]) => {
      const isOpen = (entry: Entry) => isOpenOn(entryHours(entry, holidays), date)
      const view = arrangeList([open, closed, arranged, silent, away], all, null, around(null), isOpen)
      const shown = [view.items, view.hoursNotStated].map((items) => items.map(({ entry }) => entry))
      expect(shown).toEqual([items, hoursNotStated])
    }
    const holiday = (towns: string[] | null) => [{ date: '2026-11-24', towns }]
    expectOpen('2026-11-23', [], [open], [arranged, silent])
    expectOpen('2026-11-24', [], [open, closed, away], [arranged, silent])
    expectOpen('2026-11-24', holiday(null), [away], [open, closed, arranged, silent])
    expectOpen('2026-11-24', holiday([]), [away], [open, closed, arranged, silent])
    expectOpen('2026-11-24', holiday(['ebern']), [open, closed, away], [arranged, silent])
    const unasked = { items: [{}, {}], hoursNotStated: [] }
    expect(arrangeList([open, closed], all, null, around(null))).toMatchObject(unasked)
  })

  it('with accessibility filters, has three groups, and omits only a stated no', () => {
    const answer = fc.constantFrom(true, false, null)
    const entry = fc.record({ barrierfree: fc.boolean(), stepFree: answer, wideDoor: answer }).map(testEntry)
    fc.assert(
      fc.property(fc.array(entry), (several) => {
        const view = arrangeList(several, { ...all, wheelchair: true }, null, around(null))
        const groupOf = ({ stepFree, wideDoor, barrierfree }: Entry) =>
          stepFree && wideDoor ? 'said' : barrierfree ? 'inGeneral' : 'accessNotSaid'
        const fits = several.filter(({ stepFree, wideDoor }) => stepFree !== false && wideDoor !== false)
        expect(new Set(view.items.map(({ entry }) => entry))).toEqual(new Set(fits))
        for (const { kind, items } of view.groups ?? [])
          expect(items.map(({ entry }) => groupOf(entry))).toEqual(items.map(() => kind))
      }),
    )
  })

  it('lists free places first, then unknown ones, and no waiting list', () => {
    const words = ['', 'Warteliste, Stand 01.01.2026', 'frei, Stand 01.01.2026']
    const several = words.map((places) => testEntry({ places, barrierfree: true }))
    const { groups } = arrangeList(several, { ...all, freePlaces: true }, null, around(null))
    const seen = groups?.flatMap(({ kind, items }) => [kind, ...items.map(({ entry }) => entry.places)])
    expect(seen).toEqual(['said', words[2], 'accessNotSaid', ''])
  })

  it("lists providers who visit the visitor's town in a section before the towns", () => {
    const own = testEntry({ name: 'Eigener', city: 'Ebern', lat: 50.1, lon: 10.8, homeVisits: true })
    const comer = testEntry({ name: 'Mobil', lat: 50.03, lon: 10.51, serviceArea: 'Ebern', homeVisits: true })
    const words = testEntry({ name: 'Worte', serviceArea: 'ganzer Landkreis', services: 'Hausbesuche' })
    const denied = testEntry({ ...words, homeVisits: false })
    const far = { city: 'Bamberg', lat: 49.7, lon: 10.9, serviceArea: '60 km' }
    const outside = testEntry({ name: 'Draußen', homeVisits: true, ...far })
    const everybody = [comer, denied, near, own, outside, words]
    const ebern = { names: ['Ebern'], position: { lat: 50.1, lon: 10.8 } }
    const at = { origin: ebern.position, visitorLocation: ebern, district: region }
    const view = arrangeList(everybody, all, region, at)
    expect(
      view.groups?.map(({ kind, key, items }) => [key || kind, items.map(({ entry }) => entry.name)]),
    ).toEqual([
      ['homeVisitors', ['Draußen', 'Mobil', 'Worte']],
      ['Ebern', ['Eigener']],
      ['Haßfurt', ['Fußpflege Müller', denied.name]],
    ])
    expect(view.outsideRegion).toBe(0)
    const village = { names: ['Eyrichshof'], within: ['Ebern'], position: ebern.position }
    const there = arrangeList(everybody, all, region, { ...at, visitorLocation: village })
    expect(there.groups?.[0]).toMatchObject({ kind: 'homeVisitors', items: [{}, {}, {}, {}] })
    // The wanted place differs from the visitor's: distances are still measured from the visitor.
    const elsewhere = arrangeList(everybody, all, null, { ...at, origin: { lat: 50.03, lon: 10.51 } })
    expect(elsewhere.groups?.[1]).toMatchObject({ key: 'Ebern', items: [{ km: expect.closeTo(22, 0) }] })
    const byTown = arrangeList(everybody, all, null, around(null)).groups
    expect(byTown?.map(({ key }) => key)).toEqual(['Ebern', 'Haßfurt', 'Bamberg'])
  })
})
