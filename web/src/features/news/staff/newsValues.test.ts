import type { News } from '#shared/news'
import { newsState } from './EditNews.tsx'
import { emptyNews, newsInput, newsProblems, newsQuestions, newsValuesOf } from './newsValues.ts'

const right = { ...emptyNews('2026-11-21'), title: 'Kaffee', text: 'Um drei', website: 'www.verein.de' }

it('text is edited without markup, and keeps it; typed markup is text', () => {
  const text = '<strong>Neu</strong> &amp; gut'
  const values = newsValuesOf({ ...right, text, draft: false } as unknown as News)
  expect([values.text, newsInput(values).text]).toEqual(['Neu & gut', text])
  const typed = newsInput({ ...values, text: 'Neu & <b>gut</b>' })
  expect(typed.text).toBe('<strong>Neu</strong> &amp; &lt;b&gt;gut&lt;/b&gt;')
})

it.each([
  [{}, {}],
  [
    { title: '  ', text: '\n', occurDate: '' },
    { title: 'news_dialogue.alert1', text: 'news_dialogue.alert2', occurDate: 'date_invalid' },
  ],
  [{ showFrom: '2026-12-01', showUntil: '2026-11-30' }, { showUntil: 'days_crossed' }],
  [
    { website: 'javascript:alert(1)', email: 'x', phone: 'y' },
    { website: 'website_invalid', email: 'email_invalid', phone: 'phone_invalid' },
  ],
])('%j leads to the problems %j', (changes, problems) => {
  expect(Object.fromEntries(newsProblems({ ...right, ...changes }))).toEqual(problems)
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
