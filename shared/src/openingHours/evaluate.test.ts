import fc from 'fast-check'
import OpeningHours from 'opening_hours'
import type { Closure } from '../closures.ts'
import type { Entry } from '../entry.ts'
import { addDays, momentAt, weekdayOf } from '../moment.ts'
import type { PublicHoliday } from '../publicHoliday.ts'
import { arbitraryMeaning } from './arbitraryMeaning.fixture.ts'
import { entryHours } from './entryHours.ts'
import { isOpenAt, isOpenOn, isStillOpen, stateAt } from './evaluate.ts'
import { halfHolidayOf } from './halfHolidays.ts'
import type { HoursMeaning } from './meaning.ts'
import { parseStoredHours } from './parseStoredHours.ts'
import { mergeSpans } from './spans.ts'
import { understandOpening } from './understandOpening.ts'
import { writeHours } from './writeHours.ts'

const zone = 'Europe/Berlin'
const holidays = new Set(['2026-11-01', '2026-12-25', '2026-12-26', '2027-01-01', '2027-01-06'])

const meant = (...lines: string[]) => understandOpening(lines) as HoursMeaning

const hoursOf = (meaning: HoursMeaning, closures: Closure[] = []) => ({
  meaning,
  isUncertain: false,
  closures,
  holidays,
  unsureHolidays: new Set(['2027-08-15']),
})

const at = (time: string, meaning: HoursMeaning, closures: Closure[] = []) =>
  stateAt(hoursOf(meaning, closures), momentOf(time))
function momentOf(time: string) {
  const [date = '', hour = 0, minute = 0] = time.split(/[T:]/)
  return { date, minutes: Number(hour) * 60 + Number(minute) }
}

const opens = (from: number, date: string, daysAhead: number) => ({ kind: 'opens', from, date, daysAhead })
const open = (until: number | null) => ({ kind: 'open', until })
const closed = (why: string | null, next: object | null = null) => ({ kind: 'closed', why, next })
const arrangement = { kind: 'arrangement' }
const away = [{ from: '2026-11-23', to: '2026-11-25' }]
const office = 'Mo-Fr 8-12 und 14-16 Uhr'
const bar = 'Fr-Sa, Do 18-2 Uhr'
const club = '1. und letzter Dienstag im Monat 14-16 Uhr'
const nights = 'Mo-So 20-24 Uhr\nMo-So 0-6 Uhr\nFeiertage 0-6 und 20-24 Uhr'

it.each([
  ['includes the closing time', office, '2026-11-23T10:00', open(720)],
  ['includes the next opening', office, '2026-11-23T12:00', opens(840, '2026-11-23', 0)],
  ["includes tomorrow's opening", office, '2026-11-23T16:00', opens(480, '2026-11-24', 1)],
  ["includes next week's opening", office, '2026-11-27T18:00', opens(480, '2026-11-30', 3)],
  ['continues past midnight', bar, '2026-11-29T01:59', open(120)],
  ['looks beyond the week', bar, '2026-11-29T02:00', opens(1080, '2026-12-03', 4)],
  ['continues past a holiday', nights, '2026-12-26T23:00', open(1440 + 360)],
  ['is unknown on a holiday', office, '2026-12-25T10:00', { kind: 'holiday' }],
  ['is known on a holiday that is mentioned', 'Sonn- und Feiertage 10-12', '2026-12-25T10:00', open(720)],
  ['stays open on a holiday', 'rund um die Uhr', '2026-12-25T10:00', open(null)],
  [
    ...['is closed on a holiday if stated', 'Mo-Fr 8-12\nFeiertage geschlossen', '2026-12-25T10:00'],
    closed('holiday', { from: 480, date: '2026-12-28', daysAhead: 3 }),
  ],
  [
    ...['is unknown if only some towns have a holiday', 'täglich 8-12\nFeiertage geschlossen'],
    ...['2027-08-15T10:00', { kind: 'holiday' }],
  ],
  ['promises nothing beyond Epiphany', office, '2027-01-05T18:00', closed('over')],
  ['promises the hours before Epiphany', office, '2027-01-05T07:00', opens(480, '2027-01-05', 0)],
  // For the Saturday before a holiday nothing is stated, only for the Friday.
  ['names no opening beyond a holiday', office, '2026-10-31T10:00', closed(null)],
  ['promises no appointment', 'Mo, Mi 8-12\nDi nach Vereinbarung', '2026-11-23T18:00', closed('over')],
  ['is by arrangement', 'nach Vereinbarung', '2026-11-23T10:00', arrangement],
  ['is by arrangement outside hours', 'Mo 8-12 und nach Vereinbarung', '2026-11-23T13:00', arrangement],
  ['is unknown if nothing is stated', 'Mo geschlossen', '2026-11-24T10:00', { kind: 'unknown' }],
  ['is closed if that is stated', 'Mo geschlossen', '2026-11-23T10:00', closed(null)],
  ['may have no end', 'Mo ab 14 Uhr', '2026-11-23T15:00', { kind: 'openEnd', from: 840 }],
] as [string, string, string, object][])('the opening state %s: %j at %s', (_, lines, time, state) => {
  expect(at(time, meant(...lines.split('\n')))).toEqual(state)
})

it("the opening state includes the provider's own holidays", () => {
  const next = { from: 480, date: '2026-11-26', daysAhead: 3 }
  expect(at('2026-11-23T10:00', meant(office), away)).toEqual(closed('closure', next))
  expect(at('2026-11-16T12:00', meant('Mo 8-12'), away)).toEqual(opens(480, '2026-11-30', 14))
  const unsure = { ...hoursOf(meant(office), away), isUncertain: true }
  expect(stateAt(unsure, momentOf('2026-11-23T10:00'))).toEqual(closed('closure'))
})

it.each([
  ['2026-12-25', office, null],
  ['2026-11-25', office, false],
  ['2026-11-25', 'Mo 8-12 und nach Vereinbarung', false],
  ['2026-11-26', office, true],
  ['2026-11-30', 'nach Vereinbarung', null],
  ['2026-12-01', 'Mo geschlossen', null],
  ['2026-12-01', 'Mo 8-12', false],
  ...['2026-12-01', '2027-05-25', '2027-08-31', '2027-02-23'].map((date) => [date, club, true]),
  ...['2026-12-08', '2027-05-18'].map((date) => [date, club, false]),
] as [string, string, boolean | null][])(
  'the opening state on %s is open with %j: %s',
  (date, line, isOpen) => {
    expect(isOpenOn(hoursOf(meant(line), away), date)).toBe(isOpen)
  },
)

it("the moment is the region's time, even when the clocks change", () => {
  const at = (time: string) => Object.values(momentAt(new Date(time)))
  expect(at('2026-12-31T23:30:00Z')).toEqual(['2027-01-01', 30])
  expect(at('2027-03-28T00:59:00Z')).toEqual(['2027-03-28', 119])
  expect(at('2027-03-28T01:00:00Z')).toEqual(['2027-03-28', 180])
  for (const hour of ['00', '01']) expect(at(`2026-10-25T${hour}:30:00Z`)).toEqual(['2026-10-25', 150])
})

describe('the library opening_hours', () => {
  beforeAll(() => void vi.stubEnv('TZ', zone))
  afterAll(() => void vi.unstubAllEnvs())
  const place = { lat: 50, lon: 10.6, address: { country_code: 'de', state: 'Bayern' } }

  /** Accepted answers of the other library for each of ours. */
  const others: Record<ReturnType<typeof stateAt>['kind'], readonly string[]> = {
    open: ['open'],
    openEnd: ['unknown'],
    // By arrangement until then.
    opens: ['close', 'unknown'],
    closed: ['close'],
    arrangement: ['unknown', 'close'],
    unknown: ['unknown'],
    holiday: [],
    halfHoliday: [],
    ask: [],
  }

  /**
   * Finds nights that the other library ends differently: it guesses an end for "ab 18 Uhr", and stops at midnight
   * before a day with its own rule.
   */
  function isNightOfItsOwn({ week, nth }: HoursMeaning, date: string): boolean {
    const days = [week[weekdayOf(addDays(date, -1))], ...nth.map(({ day }) => day)]
    const ends = days.map((day) => day?.at(-1)?.to)
    return ends.includes(null) || (nth.length > 0 && ends.some((end) => (end ?? 0) > 1440))
  }

  it('gives the same state at any moment', () => {
    const below = (count: number) => fc.integer({ min: 0, max: count - 1 })
    const moment = fc.tuple(below(121), below(24), fc.constantFrom(0, 15, 29, 59))
    const sometimes = fc.array(moment, { minLength: 6, maxLength: 6 })
    fc.assert(
      fc.property(arbitraryMeaning, sometimes, (meaning, moments) => {
        const hours = writeHours(meaning)
        const other = new OpeningHours(hours, place)
        for (const [days, hour, minute] of moments) {
          const date = addDays('2026-10-20', days)
          const clock = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
          const own = at(`${date}T${clock}`, parseStoredHours(hours) as HoursMeaning)
          const isOdd = [date, addDays(date, -1)].some((day) => holidays.has(day) || halfHolidayOf(day))
          if (isOdd || isNightOfItsOwn(meaning, date)) continue
          const said = other.getStateString(new Date(`${date}T${clock}:00`))
          if (own.kind === 'opens' && !meaning.otherwise) expect(said).not.toBe('unknown')
          expect(others[own.kind], `${hours} at ${date} ${clock}: ${said}`).toContain(said)
        }
      }),
      { numRuns: 100 },
    )
  })
})

describe('on half holidays', () => {
  it.each([
    ['2026-12-24', 'christmasEve'],
    ['2026-12-31', 'newYearsEve'],
    ['2024-02-13', 'shroveTuesday'],
    ['2038-03-09', 'shroveTuesday'],
    ['2026-12-25', null],
    ['2027-02-10', null],
  ] as const)('%s is %s', (date, name) => {
    expect(halfHolidayOf(date)).toBe(name)
  })

  const eve = { date: '2026-12-24', minutes: 10 * 60 }

  it('usual hours promise nothing', () => {
    const hours = hoursOf(meant(office))
    expect(stateAt(hours, eve)).toEqual({ kind: 'halfHoliday', name: 'christmasEve' })
    expect([isOpenOn(hours, eve.date), isStillOpen(hours, eve)]).toEqual([null, null])
    expect(at('2026-12-23T18:00', meant(office)).kind).toBe('closed')
  })

  it('providers closed on that weekday, or always open, stay so', () => {
    expect(stateAt(hoursOf(meant('Mo-Mi 8-12 Uhr')), eve).kind).toBe('closed')
    expect(stateAt(hoursOf(meant('rund um die Uhr')), eve)).toEqual(open(null))
  })
})

it('times by arrangement later that day are no opening, and do not join what is before them', () => {
  const meaning = parseStoredHours('Mo 08:00-12:00, Mo 14:00-16:00 "by appointment"') as HoursMeaning
  expect(at('2026-11-23T13:00', meaning)).toEqual(arrangement)
  const spans = [480, 720].map((from) => ({ from, to: from + 240, arranged: from === 720 }))
  expect(mergeSpans(spans)).toEqual(spans)
})

it('holidays are those of the town, however it is spelled; those of unnamed towns are unsure', () => {
  const entry = { city: ' Zeil ', hours: '', hoursUncertain: false, closures: [] } as unknown as Entry
  const days = [null, ['zeil'], ['ebern'], []].map((towns, i) => ({ date: `2026-01-0${i + 1}`, towns }))
  const { holidays, unsureHolidays } = entryHours(entry, days as PublicHoliday[])
  expect([...holidays, 'unsure', ...unsureHolidays]).toEqual([
    '2026-01-01',
    '2026-01-02',
    'unsure',
    '2026-01-04',
  ])
})

it('isStillOpen is true if a provider is open then or later that day', () => {
  const quarter = fc.integer({ min: 0, max: 95 })
  fc.assert(
    fc.property(arbitraryMeaning, fc.integer({ min: 0, max: 60 }), quarter, (meaning, days, from) => {
      const hours = hoursOf(meaning)
      const date = addDays('2026-11-02', days)
      const kinds = Array.from({ length: 96 }, (_, at) => stateAt(hours, { date, minutes: at * 15 }).kind)
      const isOpen = (kind: string) => kind === 'open' || kind === 'openEnd'
      expect(isStillOpen(hours, { date, minutes: from * 15 }) === true).toBe(kinds.slice(from).some(isOpen))
      expect(isOpenAt(hours, { date, minutes: from * 15 }) === true).toBe(kinds[from] === 'open')
    }),
  )
})

it.each([
  ['16:00', 'Mo 8-12 und 14-16 Uhr', false, false],
  ['12:30', 'Mo 8-12 und 14-16 Uhr', true, false],
  ['20:00', 'Di 8-12 Uhr', false, false],
  ['02:30', 'So 18-2 Uhr', false, false],
  ['20:00', 'Mo ab 18 Uhr', true, null],
  ['20:00', 'Mo nach Vereinbarung', null, null],
  ['13:00', 'Mo 8-12 Uhr und nach Vereinbarung', null, null],
])('isStillOpen at %s with "%s" is %s, and isOpenAt %s', (time, line, still, now) => {
  const [hours, moment] = [hoursOf(meant(line)), momentOf(`2026-11-23T${time}`)]
  expect([isStillOpen(hours, moment), isOpenAt(hours, moment)]).toEqual([still, now])
})
