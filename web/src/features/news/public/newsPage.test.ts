import { testPage } from '../../../app/testPage.ts'
import { answers } from '../../../lib/testAnswers.ts'

it.each([
  [
    '/news',
    /Kommende Termine Der nächste zuerst .*Dezember.*Frühere Meldungen Die neueste zuerst .*Oktober.*Mai/,
  ],
  ['/en/news', /Coming up Soonest first .*December.*Earlier news Newest first .*October.*May/],
])('%s says of the dates to come and of the list in which order they stand', async (url, order) => {
  const [item] = answers['/api/news'] as object[]
  // In the server's order: newest first.
  const days = ['2026-12-24', '2026-12-06', '2026-10-03', '2026-05-01']
  const news = days.map((occurDate) => ({
    ...item,
    nuuid: occurDate,
    occurDate,
    eventDate: occurDate,
    title: 'x',
    text: 'x',
  }))
  const known: Record<string, unknown> = {
    ...answers,
    '/api/news': news,
    '/api/today': { date: '2026-11-22' },
  }
  const { body, text } = await testPage(url, async (asked) => known[asked])
  expect(text).toMatch(order)
  const [soon, later] = days.slice(0, 2).reverse()
  expect([...body.matchAll(/dateTime="([^"]+)"/g)].map(([, day]) => day)).toEqual([
    soon,
    later,
    ...days.slice(2),
  ])
})

it('lists a message of a later day neither among the dates nor among the former messages', async () => {
  const [item] = answers['/api/news'] as object[]
  const ahead = {
    ...item,
    nuuid: 'ahead',
    occurDate: '2026-12-24',
    eventDate: '',
    title: 'Vorschau',
    text: 'x',
  }
  const known: Record<string, unknown> = {
    ...answers,
    '/api/news': [ahead],
    '/api/today': { date: '2026-11-22' },
  }
  const { text } = await testPage('/news', async (asked) => known[asked])
  expect(text).toMatch(/Aktuelle Meldungen .*Vorschau/)
  expect(text).not.toMatch(/Frühere Meldungen|Kommende Termine/)
})
