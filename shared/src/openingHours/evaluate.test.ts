import fc from 'fast-check'
import OpeningHours from 'opening_hours'
import type { Closure } from '../closures.ts'
import { addDays, momentIn, weekdayOf } from '../moment.ts'
import { arbitraryMeaning } from './arbitraryMeaning.fixture.ts'
import { isOpenAt, isOpenOn, isStillOpen, stateAt } from './evaluate.ts'
import { halfHolidayOf } from './halfHolidays.ts'
import type { HoursMeaning } from './meaning.ts'
import { parseStoredHours } from './parseStoredHours.ts'
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

describe('the opening state', () => {
  const office = meant('Mo-Fr 8-12 und 14-16 Uhr')

  it('includes the closing time or the next opening', () => {
    expect(at('2026-11-23T10:00', office)).toEqual({ kind: 'open', until: 720 })
    expect(at('2026-11-23T12:00', office)).toEqual(opens(840, '2026-11-23', 0))
    expect(at('2026-11-23T16:00', office)).toEqual(opens(480, '2026-11-24', 1))
    expect(at('2026-11-27T18:00', office)).toEqual(opens(480, '2026-11-30', 3))
  })

  it('continues past midnight, a holiday and the end of the week', () => {
    const bar = meant('Fr-Sa, Do 18-2 Uhr')
    expect(at('2026-11-29T01:59', bar)).toEqual({ kind: 'open', until: 120 })
    expect(at('2026-11-29T02:00', bar)).toMatchObject({ kind: 'opens', date: '2026-12-03' })
    const nights = meant('Mo-So 20-24 Uhr', 'Mo-So 0-6 Uhr', 'Feiertage 0-6 und 20-24 Uhr')
    expect(at('2026-12-26T23:00', nights)).toEqual({ kind: 'open', until: 1440 + 360 })
  })

  it('is unknown on a holiday, unless a line mentions holidays', () => {
    expect(at('2026-12-25T10:00', office)).toEqual({ kind: 'holiday' })
    expect(isOpenOn(hoursOf(office), '2026-12-25')).toBe(null)
    const closed = meant('Mo-Fr 8-12', 'Feiertage geschlossen')
    expect(at('2026-12-25T10:00', closed)).toMatchObject({
      kind: 'closed',
      why: 'holiday',
      next: { date: '2026-12-28' },
    })
    expect(at('2026-12-25T10:00', meant('Sonn- und Feiertage 10-12'))).toEqual({ kind: 'open', until: 720 })
    expect(at('2026-12-25T10:00', meant('rund um die Uhr'))).toEqual({ kind: 'open', until: null })
  })

  it('is unknown if only some municipalities have a holiday, whatever the lines state', () => {
    const daily = meant('täglich 8-12', 'Feiertage geschlossen')
    expect(at('2027-08-15T10:00', daily)).toEqual({ kind: 'holiday' })
  })

  it('promises nothing beyond a day whose hours are unknown', () => {
    expect(at('2027-01-05T18:00', office)).toEqual({ kind: 'closed', why: 'over', next: null })
    expect(at('2027-01-05T07:00', office)).toMatchObject({ kind: 'opens', date: '2027-01-05' })
    // For the Saturday before a holiday nothing is stated, only for the Friday.
    expect(at('2026-10-31T10:00', office)).toEqual({ kind: 'closed', why: null, next: null })
    const arranged = meant('Mo, Mi 8-12', 'Di nach Vereinbarung')
    expect(at('2026-11-23T18:00', arranged)).toEqual({ kind: 'closed', why: 'over', next: null })
  })

  it("includes the provider's own holidays", () => {
    const away = [{ from: '2026-11-23', to: '2026-11-25' }]
    expect(at('2026-11-23T10:00', office, away)).toEqual({
      kind: 'closed',
      why: 'closure',
      next: { from: 480, date: '2026-11-26', daysAhead: 3 },
    })
    expect(at('2026-11-16T12:00', meant('Mo 8-12'), away)).toEqual(opens(480, '2026-11-30', 14))
    expect(isOpenOn(hoursOf(office, away), '2026-11-25')).toBe(false)
    expect(isOpenOn(hoursOf(office, away), '2026-11-26')).toBe(true)
  })

  it('is by arrangement or unknown, not closed, if nothing else is stated', () => {
    expect(at('2026-11-23T10:00', meant('nach Vereinbarung'))).toEqual({ kind: 'arrangement' })
    expect(at('2026-11-23T13:00', meant('Mo 8-12 und nach Vereinbarung'))).toEqual({ kind: 'arrangement' })
    expect(at('2026-11-24T10:00', meant('Mo geschlossen'))).toEqual({ kind: 'unknown' })
    expect(at('2026-11-23T10:00', meant('Mo geschlossen'))).toEqual({ kind: 'closed', why: null, next: null })
    expect(at('2026-11-23T15:00', meant('Mo ab 14 Uhr'))).toEqual({ kind: 'openEnd', from: 840 })
    expect(isOpenOn(hoursOf(meant('nach Vereinbarung')), '2026-11-23')).toBe(null)
    expect(isOpenOn(hoursOf(meant('Mo geschlossen')), '2026-11-24')).toBe(null)
    expect(isOpenOn(hoursOf(meant('Mo 8-12')), '2026-11-24')).toBe(false)
  })

  it('applies to the first and the last of a weekday in a month', () => {
    const club = hoursOf(meant('1. und letzter Dienstag im Monat 14-16 Uhr'))
    for (const date of ['2026-12-01', '2026-12-29', '2027-02-23']) expect(isOpenOn(club, date)).toBe(true)
    for (const date of ['2026-12-08', '2026-12-22']) expect(isOpenOn(club, date)).toBe(false)
  })
})

describe('the moment', () => {
  it("is the region's time, even when the clocks change", () => {
    const at = (time: string) => Object.values(momentIn(zone, new Date(time)))
    expect(at('2026-12-31T23:30:00Z')).toEqual(['2027-01-01', 30])
    expect(at('2027-03-28T00:59:00Z')).toEqual(['2027-03-28', 119])
    expect(at('2027-03-28T01:00:00Z')).toEqual(['2027-03-28', 180])
    for (const hour of ['00', '01']) expect(at(`2026-10-25T${hour}:30:00Z`)).toEqual(['2026-10-25', 150])
  })
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
    // Later today, too.
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
  const office = meant('Mo-Fr 8-12 und 14-16 Uhr')

  it('usual hours promise nothing', () => {
    expect(stateAt(hoursOf(office), eve)).toEqual({ kind: 'halfHoliday', name: 'christmasEve' })
    expect(isOpenOn(hoursOf(office), eve.date)).toBe(null)
    expect(isStillOpen(hoursOf(office), eve)).toBe(null)
    // Nor does it promise them the evening before.
    expect(stateAt(hoursOf(office), { date: '2026-12-23', minutes: 1100 })).toMatchObject({ kind: 'closed' })
  })

  it('providers closed on that weekday, or always open, stay so', () => {
    expect(stateAt(hoursOf(meant('Mo-Mi 8-12 Uhr')), eve).kind).toBe('closed')
    expect(stateAt(hoursOf(meant('rund um die Uhr')), eve)).toEqual({ kind: 'open', until: null })
  })
})

describe('isStillOpen', () => {
  it('is true if a provider is open then or later that day', () => {
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
  ])('at %s with "%s" is %s, and isOpenAt %s', (time, line, still, now) => {
    const [hours, moment] = [hoursOf(meant(line)), momentOf(`2026-11-23T${time}`)]
    expect([isStillOpen(hours, moment), isOpenAt(hours, moment)]).toEqual([still, now])
  })
})
