import { vCardOf } from '#collections/Entries/vCard.ts'
import { entrySchema } from '#shared/entry'
import { linkSchema } from '#shared/link'
import { newsSchema } from '#shared/news'
import { entryHours } from '#shared/openingHours/entryHours'
import { isOpenOn, stateAt } from '#shared/openingHours/evaluate'
import { openingLines } from '#shared/openingHours/openingLines'
import { toPublicTopCategory } from './model/topCategories.ts'
import { type PlainRow, toPublic } from './plainNouns.ts'
import type { TopCategoryRow } from './rows.ts'
import { testRow } from './testModel.ts'
import { toPublicEntry } from './toPublicEntry.ts'

const secrets = {
  ...{ token: 'secret0001', submitterEmail: 'secret@example.org', password: 'secret', categoryNew: 'secret' },
  ...{ state: 'published', deletedAt: null },
}

it('an entry has exactly the fields of the contract, whatever else the row has', () => {
  const entry = toPublicEntry({ ...testRow({}), ...secrets })
  const { townPosition: _, isApproximate: __, ...own } = entrySchema.shape
  expect(Object.keys(entry).sort()).toEqual(Object.keys(own).sort())
  expect(entrySchema.parse(entry)).toEqual(entry)
  expect(JSON.stringify(entry)).not.toContain('secret')
})

it.each(['postcode', 'geocoded'] as const)('tells whether a position is only near: %s', (positionSource) => {
  const { staff, ...row } = testRow({ lat: 50, lon: 10 })
  const entry = toPublicEntry({ ...row, staff: { ...staff, positionSource } })
  expect(entry.isApproximate ?? false).toBe(positionSource === 'postcode')
})

it('parses opening hours where possible, and shows other lines as typed', () => {
  const entry = toPublicEntry(testRow({ open1: 'Mo-Fr 8-12', open2: 'Blutabnahme Mo-Fr 7-8' }))
  const { hours, hoursNotes, hoursUncertain } = entry
  expect([hours, hoursNotes, hoursUncertain]).toEqual(['Mo-Fr 08:00-12:00', ['Blutabnahme Mo-Fr 7-8'], false])
  expect(openingLines(entry, 'de')).toEqual(['Montag bis Freitag, 8 bis 12 Uhr', 'Blutabnahme Mo-Fr 7-8'])
  expect(vCardOf(entry, 'de', 'Zeiten').replace(/\r\n /g, '')).toContain('Blutabnahme Mo-Fr 7-8')
})

it('leaves a day uncertain if the details mention a rhythm missing in the hours', () => {
  const of = (additionalInfo: string, open1 = 'Do 14-17') => toPublicEntry(testRow({ open1, additionalInfo }))
  const club = of('Wir treffen uns jeden zweiten Donnerstag im Monat.')
  const thursday = { date: '2026-12-03', minutes: 15 * 60 }
  expect(stateAt(entryHours(club, []), thursday)).toEqual({ kind: 'ask' })
  expect(isOpenOn(entryHours(club, []), thursday.date)).toBeNull()
  expect(of('Wir treffen uns jeden Donnerstag.').hoursUncertain).toBe(false)
  const daily = of('Am 1. und 3. Sonntag im Monat nur Kaffee.', 'Mo-So 10-18')
  const [sunday, monday] = ['2026-12-06', '2026-12-07'].map((date) => ({ date, minutes: 15 * 60 }))
  expect(sunday && stateAt(entryHours(daily, []), sunday)).toEqual({ kind: 'ask' })
  expect(monday && stateAt(entryHours(daily, []), monday)).toMatchObject({ kind: 'open' })
  expect(openingLines(daily, 'de')).toEqual(openingLines(of('', 'Mo-So 10-18'), 'de'))
  const counted = of('Immer am 1. Donnerstag im Monat.', '1. Do im Monat 14-17')
  expect(stateAt(entryHours(counted, []), thursday)).toMatchObject({ kind: 'open' })
})

it('news, links and topics have only public fields', () => {
  const own = { id: '1', title: 'Neues', occurDate: '2026-01-02T00:00:00.000Z' }
  const news = { ...own, pictureWidth: 3, pictureHeight: 2, ...secrets } as unknown as PlainRow<'news'>
  const link = { id: '1', name: 'Link', ...secrets } as unknown as PlainRow<'links'>
  const top = { id: '1', image: '/bild.svg', title: 't', ...secrets } as unknown as TopCategoryRow
  expect(Object.keys(toPublic('news', news)).sort()).toEqual(Object.keys(newsSchema.shape).sort())
  expect(toPublic('news', news).occurDate).toBe('2026-01-02')
  expect(Object.keys(toPublic('links', link)).sort()).toEqual(Object.keys(linkSchema.shape).sort())
  expect(toPublicTopCategory(top)).toEqual({ id: '1', image: '/bild.svg', title: 't' })
})

it.each([
  ['Massage', true, 'Barrierefrei, Massage'],
  ['barrierefrei,Barrierefrei, Massage', true, 'Barrierefrei, Massage'],
  ['Barrierefrei, Massage', false, 'Massage'],
  ['Barrierefreie Wohnungen', false, 'Barrierefreie Wohnungen'],
  ['', true, 'Barrierefrei, '],
])('carries the barrier-free prefix once: %j, %s', (services, barrierfree, expected) => {
  expect(toPublicEntry(testRow({ services, barrierfree })).services).toBe(expected)
})

it('joins the opening lines and takes -1 for a missing coordinate', () => {
  const entry = toPublicEntry(testRow({ open1: 'Mo 8-12', open3: 'Di 9; 10', lat: -1, lon: 10 }))
  expect(entry).toMatchObject({ open1: 'Mo 8-12', open2: 'Di 9, 10', open3: '', opened: 'Mo 8-12;Di 9, 10' })
  expect(entry).toMatchObject({ lat: null, lon: null })
})
