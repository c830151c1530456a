import { testPage } from '#app/testPage.ts'
import { answering, answers } from '#lib/testAnswers.ts'
import { textsFor } from '#lib/testTexts.ts'

async function home(url: string, changed: Record<string, unknown> = {}) {
  return testPage(url, answering(changed), {
    texts: (parts) => ({ ...textsFor(url)(parts), 'top_categories.care': 'Pflege' }),
  })
}

const phone = { phone: '09521100', phoneText: '09521 100', phoneHours: 'vormittags' }
const withPhone = { '/api/settings': { ...answers['/api/settings'], ...phone } }

it('the home page has search, topics, telephone, dates, links and text in this order', async () => {
  const { text, body } = await home('/', withPhone)
  expect(text).toMatch(
    /Gut leben im Alter.*Was suchen Sie\?.*Oder wählen Sie ein Thema.*Lieber anrufen\?.*Nächste Termine.*Wohin möchten Sie\?.*Text von homepage/,
  )
  expect(text).toContain('Pflege Tagespflege, Hausnotruf')
  expect(text).toContain('Samstag, 21. November 2026 Kaffee & Kuchen')
  expect(text).toContain('09521 100 vormittags')
  expect(body).toContain('href="tel:+499521100"')
  expect(body).toContain('href="/categories/top/t1"')
})

it('the English page has English examples, and marks the others as German', async () => {
  const { body } = await home('/en')
  expect(body).toMatch(/<span>Day care(<!-- -->)?, <\/span><span lang="de">Hausnotruf/)
})

it('leaves out sections without content', async () => {
  const { text } = await home('/', {
    '/api/settings': { ...answers['/api/settings'], phone: '' },
    '/api/topcategories': [],
    '/api/news?coming=true': [],
  })
  expect(text).not.toMatch(/wählen Sie ein Thema|Nächste Termine|Lieber anrufen/)
})

it('the English page has the telephone hours in English, else marked as German', async () => {
  const settings = { ...withPhone['/api/settings'], phoneHoursIn: { en: 'Monday, 9 am' } }
  const { body, text } = await home('/en', { '/api/settings': settings })
  expect(text).toContain('09521 100 Monday, 9 am')
  expect(body).not.toContain('vormittags')
  expect((await home('/en', withPhone)).body).toContain('<span lang="de">vormittags</span>')
})
