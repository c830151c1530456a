import fc from 'fast-check'
import { normaliseClosures, readClosures, readDay, writeClosures } from './closures.ts'
import { addDays } from './moment.ts'

describe('days on which a provider is away', () => {
  it.each([
    ['24.12.2026', '24.12.2026'],
    ['1.8.2026-21.8.2026', '01.08.2026-21.08.2026'],
    ['1.8. - 21.8.2026', '01.08.2026-21.08.2026'],
    ['20.12. bis 6.1.2027', '20.12.2026-06.01.2027'],
    ['vom 1.8.26 bis 21.8.26', '01.08.2026-21.08.2026'],
    ['2026-12-24, 2026-08-01/2026-08-21', '01.08.2026-21.08.2026, 24.12.2026'],
    ['24.12.2026 und 31.12.2026', '24.12.2026, 31.12.2026'],
    ['24.12.2026, 24.12.2026', '24.12.2026'],
    ['', ''],
  ])('%j become %j, and do not change when read again', (typed, stored) => {
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
  it.each([
    ['24.12.-6.1.', '24.12.2026-06.01.2027'],
    ['vom 24. Dezember bis 6. Januar', '24.12.2026-06.01.2027'],
    ['vom 24.12. bis zum 6.1.', '24.12.2026-06.01.2027'],
    ['24.12-6.1', '24.12.2026-06.01.2027'],
    ['1.8.-21.8.', '01.08.2027-21.08.2027'],
    ['1.-21.8.', '01.08.2027-21.08.2027'],
    ['1.-21.8.2027', '01.08.2027-21.08.2027'],
    ['20.11.-5.12.', '20.11.2026-05.12.2026'],
    ['24.12., 31.12. und 3.10.', '24.12.2026, 31.12.2026, 03.10.2027'],
    ['Do, 24.12. und Fr 25.12.', '24.12.2026, 25.12.2026'],
    ['24., 25. u. 31. Dezember', '24.12.2026, 25.12.2026, 31.12.2026'],
    ['am 24. und 31.12.', '24.12.2026, 31.12.2026'],
    ['29.2.', '29.02.2028'],
    ['20.12.2026-6.1.', '20.12.2026-06.01.2027'],
    ['24. Dez. 2026', '24.12.2026'],
  ])('%s typed on 28 November 2026 are %s', (typed, stored) => {
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
