import type { News } from '@directory/shared/news'
import { newsState } from './EditNews.tsx'
import { emptyNews, newsInput, newsProblems, newsQuestions, newsValuesOf } from './newsValues.ts'

it('text is edited without markup; unchanged text keeps it', () => {
  const text = '<strong>Neu</strong> &amp; gut'
  const item = { ...emptyNews('2026-11-21'), text, draft: false } as unknown as News
  const values = newsValuesOf(item)
  expect(values.text).toBe('Neu & gut')
  expect(newsInput(values).text).toBe(item.text)
  expect(newsInput({ ...values, text: 'Neu & <b>gut</b>' }).text).toBe(
    '<strong>Neu</strong> &amp; &lt;b&gt;gut&lt;/b&gt;',
  )
})

it('a news item needs a title, a text and a day', () => {
  const empty = { ...emptyNews(''), title: '  ', text: '\n' }
  expect([...newsProblems(empty)]).toEqual([
    ['title', 'news_dialogue.alert1'],
    ['text', 'news_dialogue.alert2'],
    ['occurDate', 'date_invalid'],
  ])
  const right = { ...emptyNews('2026-11-21'), title: 'Kaffee', text: 'Um drei', website: 'www.verein.de' }
  expect(newsProblems(right).size).toBe(0)
  const days = { ...right, showFrom: '2026-12-01', showUntil: '2026-11-30' }
  expect([...newsProblems(days)]).toEqual([['showUntil', 'days_crossed']])
  const contact = { website: 'javascript:alert(1)', email: 'x', phone: 'y' }
  expect([...newsProblems({ ...right, ...contact }).keys()]).toEqual(['website', 'email', 'phone'])
})

it('a later day asks whether it is an event, unless that is said', () => {
  const [today, later] = ['2026-11-28', '2026-11-29']
  expect([...newsQuestions(emptyNews(later), today)]).toEqual([['occurDate', 'news_dialogue.askEvent']])
  for (const values of [emptyNews(today), { ...emptyNews(later), eventDate: later }])
    expect(newsQuestions(values, today).size).toBe(0)
})

it.each([
  [{ draft: true }, 'draft'],
  [{}, 'public'],
  [{ showFrom: '2026-12-01', showUntil: '2026-12-01' }, 'public'],
  [{ showFrom: '2026-12-02' }, 'coming'],
  [{ showUntil: '2026-11-30' }, 'over'],
])('%j is %s on the first of December', (change, state) => {
  expect(newsState({ draft: false, showFrom: '', showUntil: '', ...change }, '2026-12-01')).toBe(state)
})
