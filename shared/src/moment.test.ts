import { weekdayCountsInMonth } from './moment.ts'

it.each([
  ['2026-07-03', [1, -5]],
  ['2026-07-24', [4, -2]],
  // The last day of its month.
  ['2026-07-31', [5, -1]],
  ['2026-02-22', [4, -1]],
  ['2026-02-21', [3, -2]],
])('the weekday of %s is number %j of its month, from start and end', (date, counts) => {
  expect(weekdayCountsInMonth(date)).toEqual(counts)
})
