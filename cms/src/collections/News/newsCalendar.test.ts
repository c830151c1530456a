import type { News } from '@directory/shared/news'
import fc from 'fast-check'
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

it('has each date at its own time of the region, with a reminder at six in the evening before', async () => {
  const two = (number: number) => String(number).padStart(2, '0')
  const day = fc.date({
    min: new Date('2026-01-02T12:00Z'),
    max: new Date('2030-12-30T12:00Z'),
    noInvalidDate: true,
  })
  // Between two and three o'clock some days have no such time.
  const time = fc.tuple(fc.integer({ min: 3, max: 22 }), fc.integer({ min: 0, max: 59 }))
  const clock = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'short' },
  })
  await fc.assert(
    fc.asyncProperty(day, time, async (date, [hour, minute]) => {
      const eventDate = date.toISOString().slice(0, 10)
      const eventTime = `${two(hour)}:${two(minute)}`
      const dated = item('d', { eventDate, eventTime, eventEndTime: '23:59', eventPlace: 'Saal, Ebern' })
      const text = await newsCalendar([dated], { name: 'x', locale: 'de', publicUrl: null })
      const component = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')
      const event = new ICAL.Event(component as ICAL.Component)
      expect(clock.format(event.startDate.toJSDate())).toBe(`${eventDate} ${eventTime}`)
      expect(clock.format(event.endDate.toJSDate())).toBe(`${eventDate} 23:59`)
      expect(event.location).toBe('Saal, Ebern')
      expect(text).toContain(`TRIGGER:-PT${6 + hour}H${minute > 0 ? `${minute}M` : ''}`)
    }),
    { numRuns: 30 },
  )
})
