import { newsFields } from '@directory/shared/newsFields'
import { fieldNames } from '@directory/shared/nounFields'
import { sampleNoun } from '@directory/shared/nounFields.fixture'
import { render } from '../../../app/entry-server.tsx'
import { answers } from '../../../lib/testAnswers.ts'
import { textsFor } from '../../../lib/testTexts.ts'

/** Fields that decide whether and when visitors see an item; they are not shown. */
const forStaff = ['draft', 'showFrom', 'showUntil']

describe('the page of news', async () => {
  const sample = {
    ...sampleNoun(newsFields, 2),
    picture: '/api/file/kaffee.svg',
    title: 'Titel',
    text: 'Text',
  }
  const [item] = answers['/api/news'] as object[]
  const known: Record<string, unknown> = {
    ...answers,
    '/api/news': [{ ...item, ...sample, phoneText: sample.phone }],
    '/api/today': { date: '2026-11-22' },
  }
  const { html } = await render({
    url: '/news',
    load: async (asked) => known[asked],
    texts: textsFor('/news'),
    assets: { scripts: [], styles: [], boot: '/boot.js' },
    origin: 'http://localhost',
    year: 2026,
  })
  const body = html.split('<script type="application/json"')[0] ?? ''

  it.each(fieldNames(newsFields).filter((name) => !forStaff.includes(name)))('shows %s', (name) => {
    expect(body).toContain(String(sample[name]))
  })
})
