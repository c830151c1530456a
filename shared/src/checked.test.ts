import { createDueTest, createOutdatedTest } from './checked.ts'

it.each([
  ['2026-11-22', '2025-05-22', '2025-05-21'],
  ['2027-01-14', '2025-07-14', '2025-07-13'],
  ['2026-06-30', '2024-12-30', '2024-12-29'],
  ['2026-08-31', '2025-03-01', '2025-02-28'],
])('on %s details checked on %s are not old, and on %s they are', (today, fresh, old) => {
  const isOutdated = createOutdatedTest(today)
  expect(isOutdated({ checkedAt: fresh })).toBe(false)
  expect(isOutdated({ checkedAt: old })).toBe(true)
  expect(isOutdated({ checkedAt: null })).toBe(false)
})

it('a check is due after a year, and if there was none', () => {
  const isDue = createDueTest('2026-11-22')
  const days = [null, '2025-11-21', '2025-11-22']
  expect(days.map((checkedAt) => isDue({ checkedAt }))).toEqual([true, true, false])
})
