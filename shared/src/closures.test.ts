import fc from 'fast-check'
import cases from './closures.fixture.json' with { type: 'json' }
import { normaliseClosures, readClosures, readDay, writeClosures } from './closures.ts'
import { addDays } from './moment.ts'

describe('days on which a provider is away', () => {
  it.each(cases.dated)('%j become %j, and do not change when read again', (typed, stored) => {
    expect(normaliseClosures(typed)).toBe(stored)
    expect(readClosures(stored)).not.toBeNull()
    expect(normaliseClosures(stored)).toBe(stored)
  })

  it.each([
    ...['im August', '31.2.', '31.2.2026', '21.8.2026-1.8.2026', '1.8.2026 -', '32.1.2026', '2026'],
    ...['1.8.2026 Uhr', 'ab 3.8.', 'vom 3.8.2026', '14.8.-3.8.', '24.12. oder 31.12.', '24./31.12.'],
  ])('%j are not understood, and stay unchanged', (typed) => {
    expect(readClosures(typed)).toBeNull()
    expect(normaliseClosures(typed)).toBe(typed)
  })
})

describe('days without a year', () => {
  it.each(cases.yearless)('%s typed on 28 November 2026 are %s', (typed, stored) => {
    expect(writeClosures(readClosures(typed, '2026-11-28') ?? [])).toBe(stored)
  })

  it('are the next such days, and stay the same when read again', () => {
    fc.assert(
      fc.property(fc.nat(2500), fc.nat(300), fc.nat(40), (day, ahead, length) => {
        const today = addDays('2024-01-01', day)
        const short = (date: string) => `${Number(date.slice(8))}.${Number(date.slice(5, 7))}.`
        const [from, to] = [addDays(today, ahead), addDays(today, ahead + length)]
        const typed = from === to ? short(from) : `${short(from)}-${short(to)}`
        fc.pre(!/^29\.2\.|-29\.2\./.test(typed))
        expect(readClosures(typed, today)).toEqual([{ from, to }])
        expect(readClosures(writeClosures([{ from, to }]), addDays(today, 900))).toEqual([{ from, to }])
      }),
    )
  })

  it('are invalid as date of a check', () => {
    const days = ['24.12.', '24.12.2026', '24.12.26', '24.12.-26.12.26', '24. und 26.12.26'].map(readDay)
    expect(days).toEqual([null, '2026-12-24', '2026-12-24', null, null])
  })
})

it('days without a year count from the date in the region, whatever the server time zone', () => {
  vi.useFakeTimers({ now: new Date('2026-12-31T23:30:00Z') })
  expect(readClosures('31.12.')).toEqual([{ from: '2027-12-31', to: '2027-12-31' }])
  vi.useRealTimers()
})
