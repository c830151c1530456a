import type { News } from '#shared/news'
import { upcomingNews } from './newsLists.ts'

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
