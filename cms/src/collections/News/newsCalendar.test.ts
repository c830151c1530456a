import type { News } from '@directory/shared/news'
import ICAL from 'ical.js'
import { newsCalendar } from './newsCalendar.ts'

const item = (id: string, more: Partial<News> = {}): News =>
  ({
    ...{ nuuid: id, title: `Titel ${id}`, text: 'Text', phoneText: '', email: '', website: '' },
    ...{
      occurDate: '2027-05-01',
      eventDate: '2027-05-01',
      eventTime: '',
      eventEndTime: '',
      eventPlace: '',
      createDate: '2027-01-01T00:00:00Z',
      updatedAt: '2027-01-02T00:00:00Z',
    },
    ...more,
  }) as News
const around = { name: 'Wegweiser', locale: 'de', publicUrl: 'https://a.example' } as const
const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((event) => [new ICAL.Event(event).uid, new ICAL.Event(event).summary])

it('writes each item once, until it is another one, and lets others have their turn in between', async () => {
  let reads = 0
  const counted = Object.defineProperty(item('a'), 'title', {
    get: () => {
      reads++
      return 'Tanz'
    },
  })
  let turns = 0
  let isDone = false
  const count = () => {
    turns++
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  const first = await newsCalendar([counted, item('b')], around)
  isDone = true
  expect(turns).toBeGreaterThanOrEqual(2)
  expect(eventsIn(first)).toEqual([
    ['a', 'Tanz'],
    ['b', 'Titel b'],
  ])
  const readOnce = reads
  expect(await newsCalendar([counted], around)).toContain('Tanz')
  expect(reads).toBe(readOnce)
  // Another language has other addresses.
  expect(await newsCalendar([counted], { ...around, locale: 'en' })).toContain('a.example/en/news')
  expect(eventsIn(await newsCalendar([], around))).toEqual([])
  expect(await newsCalendar([item('a', { title: 'Neu' })], around)).toContain('SUMMARY:Neu')
})
