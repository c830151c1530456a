import type { News } from '#shared/news'
import { datedNews, shownToday, upcomingNews } from './newsLists.ts'

const item = (title: string, occurDate: string) => ({ title, occurDate, eventDate: occurDate }) as News

it('upcoming news include today, soonest first, three at most', () => {
  const newestFirst = [
    item('Neujahr', '2027-01-01'),
    item('Heiligabend', '2026-12-24'),
    item('Feier, später geschrieben', '2026-12-09'),
    item('Feier', '2026-12-09'),
    item('Heute', '2026-11-22'),
    item('Gestern', '2026-11-21'),
    item('Ohne Tag', ''),
  ]
  const titles = (today: string) => upcomingNews(newestFirst, today).map(({ title }) => title)
  expect(titles('2026-11-22')).toEqual(['Heute', 'Feier, später geschrieben', 'Feier'])
  expect(titles('2026-12-10')).toEqual(['Heiligabend', 'Neujahr'])
  expect(titles('2027-01-02')).toEqual([])
})

const [before, today, after] = ['2026-11-21', '2026-11-22', '2026-11-23']

it('news is shown from its first day to its last, both included, and without one has no bound', () => {
  const isShown = (days: object) => shownToday([{ showFrom: '', showUntil: '', ...days } as News], today)[0]
  const days = ['', before, today, after]
  expect(days.map((showFrom) => Boolean(isShown({ showFrom })))).toEqual([true, true, true, false])
  expect(days.map((showUntil) => Boolean(isShown({ showUntil })))).toEqual([true, false, true, true])
})

it.each([
  ['to come, no longer shown', {}, true],
  ['today', { occurDate: today }, true],
  ['past', { occurDate: before }, false],
  ['shown from today', { showFrom: today }, true],
  ['not shown yet', { showFrom: after }, false],
  ['taken back when it was saved', { updatedAt: `${today}T12:00:00Z` }, false],
  ['taken back at night', { updatedAt: `${before}T23:30:00Z` }, false],
  ['saved on its last day', { updatedAt: `${before}T12:00:00Z` }, true],
  ['without a day', { eventDate: '' }, false],
])('a calendar has a date that is %s: %s', (_, given, isIn) => {
  const saved = {
    showFrom: '',
    showUntil: before,
    updatedAt: '2026-11-01T12:00:00Z',
    createDate: '',
    nuuid: '1',
  }
  const news = [{ ...item('Feier', after), ...saved, ...given } as News]
  expect(datedNews(news, today)).toHaveLength(Number(isIn))
})
