import { testPage } from '#app/testPage.ts'
import { answering, answers } from '#lib/testAnswers.ts'

function pageOf(url: string, news: object[]) {
  const [item] = answers['/api/news']
  const shown = news.map((one) => ({ ...item, title: 'x', text: 'x', ...one }))
  const load = answering({ '/api/today': { date: '2026-11-22' }, '/api/news': shown })
  return testPage(url, load, { isKnownOrigin: true })
}

it.each([
  [
    '/news',
    /Kommende Termine Der nächste zuerst .*Dezember.*Frühere Meldungen Die neueste zuerst .*Oktober.*Mai/,
  ],
  ['/en/news', /Coming up Soonest first .*December.*Earlier news Newest first .*October.*May/],
])('%s states the order of coming dates and of earlier news', async (url, order) => {
  const days = ['2026-12-24', '2026-12-24', '2026-11-22', '2026-10-03', '2026-05-01', '2026-05-01']
  const news = days.map((day, i) => ({ nuuid: `n${i}`, occurDate: day, eventDate: day, eventTime: '14:00' }))
  const { body, html, text } = await pageOf(url, news)
  expect(text).toMatch(order)
  // Today's is coming, and those of one day keep their order.
  const shown = [...body.matchAll(/id="news-(n\d)"/g)].map(([, id]) => id)
  expect(shown).toEqual(['n2', 'n0', 'n1', 'n3', 'n4', 'n5'])
  const calendars = [...body.matchAll(/href="([^"]*calendar[^"]*)"/g)].map(([, href]) => href)
  const more = url === '/news' ? '' : '&amp;locale=en'
  expect(calendars).toEqual([
    ...['n2', 'n0', 'n1'].map((id) => `/api/calendar?id=${id}${more}`),
    `webcal://localhost/api/calendar${more.replace('&amp;', '?')}`,
  ])
  expect(html).toContain('"startDate":"2026-11-22T14:00"')
})

it('lists news of a later day neither as a date nor as earlier news', async () => {
  const { text, html } = await pageOf('/news', [
    { occurDate: '2026-12-24', eventDate: '', title: 'Vorschau' },
  ])
  expect(text).toMatch(/Aktuelle Meldungen .*Vorschau/)
  expect(text).not.toMatch(/Frühere Meldungen|Kommende Termine/)
  expect(html).not.toContain('startDate')
})
