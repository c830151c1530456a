import { normaliseClosures, readClosures } from './closures.ts'

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
    ...['im August', '24.12.', '31.2.2026', '21.8.2026-1.8.2026', '1.8.2026 -', '32.1.2026', '2026'],
    '1.8.2026 Uhr',
  ])('%j are not understood, and stay unchanged', (typed) => {
    expect(readClosures(typed)).toBeNull()
    expect(normaliseClosures(typed)).toBe(typed)
  })
})
