import { publicHolidays } from './publicHolidays.ts'

const datesOf = (...given: Parameters<typeof publicHolidays>) =>
  publicHolidays(...given).map(({ date }) => date)

it('public holidays are those of its state for sixty days, across the new year', () => {
  expect(datesOf('BY', [], '2026-11-22')).toEqual(['2026-12-25', '2026-12-26', '2027-01-01', '2027-01-06'])
  expect(datesOf('HE', [], '2026-11-22')).toEqual(['2026-12-25', '2026-12-26', '2027-01-01'])
})

it('public holidays start with yesterday for hours past midnight', () => {
  expect(datesOf('BY', [], '2026-12-27', 1)).toEqual(['2026-12-26'])
  expect(datesOf('BY', [], '2026-12-28', 1)).toEqual([])
})

it('public holidays differ between municipalities on 15 August in Bavaria', () => {
  const august = (towns: string[]) => publicHolidays('BY', towns, '2026-08-10', 10)
  expect(august([' Haßfurt '])).toEqual([{ date: '2026-08-15', towns: ['haßfurt'] }])
  expect(august([])).toEqual([{ date: '2026-08-15', towns: [] }])
  expect(publicHolidays('SL', [], '2026-08-10', 10)).toEqual([{ date: '2026-08-15', towns: null }])
  expect(datesOf('HE', [], '2026-08-10', 10)).toEqual([])
})

it('public holidays cover Augsburg, and Corpus Christi in parts of Saxony and Thuringia', () => {
  expect(publicHolidays('BY', [], '2026-08-05', 5)).toEqual([{ date: '2026-08-08', towns: ['augsburg'] }])
  expect(publicHolidays('SN', ['Crostwitz'], '2026-06-01', 10)).toEqual([
    { date: '2026-06-04', towns: ['crostwitz'] },
  ])
})
