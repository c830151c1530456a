import { render } from '../../../app/entry-server.tsx'
import { answers } from '../../../lib/testAnswers.ts'
import { textsFor } from '../../../lib/testTexts.ts'

async function home(url: string, changed: Record<string, unknown> = {}) {
  const known: Record<string, unknown> = { ...answers, ...changed }
  const { html } = await render({
    url,
    load: async (asked) => known[asked],
    texts: (parts) => ({ ...textsFor(url)(parts), 'top_categories.care': 'Pflege' }),
    assets: { scripts: [], styles: [], boot: '/boot.js' },
    origin: 'http://localhost',
    year: 2026,
  })
  const body = html.split('<script type="application/json"')[0] ?? ''
  const text = body.replace(/<!-- -->/g, '').replace(/<[^>]+>/g, ' ')
  return { body, text: text.replace(/&amp;/g, '&').replace(/\s+/g, ' ') }
}

const withPhone = {
  '/api/settings': {
    ...answers['/api/settings'],
    phone: '09521100',
    phoneText: '09521 100',
    phoneHours: 'vormittags',
  },
}

it('begins with the search and the topics; the telephone, dates and what else there is follow', async () => {
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

it('shows English readers the English examples, and says of the others that they are German', async () => {
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

it('says to English readers when the telephone is answered, in their language where it is known', async () => {
  const settings = { ...withPhone['/api/settings'], phoneHoursEn: 'Monday, 9 am' }
  const { body, text } = await home('/en', { '/api/settings': settings })
  expect(text).toContain('09521 100 Monday, 9 am')
  expect(body).not.toContain('vormittags')
  expect((await home('/en', withPhone)).body).toContain('<span lang="de">vormittags</span>')
})
