import type { News } from '@directory/shared/news'
import { comingAndPast } from './News.tsx'

const items = (...days: string[]) =>
  days.map((day) => ({ nuuid: day, occurDate: day.slice(0, 10), eventDate: day.slice(0, 10) }) as News)
const ids = (news: News[]) => news.map(({ nuuid }) => nuuid)

it("separates coming from past news, today counts as coming, and keeps the server's order within a day", () => {
  const news = items('2026-12-24 b', '2026-12-24 a', '2026-11-22', '2026-03-01 d', '2026-03-01 c')
  const { coming, past } = comingAndPast(news, '2026-11-22')
  expect(ids(coming)).toEqual(['2026-11-22', '2026-12-24 b', '2026-12-24 a'])
  expect(ids(past)).toEqual(['2026-03-01 d', '2026-03-01 c'])
})

it('an item without an event date is never coming', () => {
  const news = items('2026-11-22', '2026-12-24').map((item) => ({ ...item, eventDate: '' }))
  expect(comingAndPast(news, '2026-11-22')).toEqual({ coming: [], past: news })
})
