import { testPage } from '#app/testPage.ts'
import { answering, answers } from '#lib/testAnswers.ts'
import { newsFields } from '#shared/fields/newsFields'
import { fieldNames } from '#shared/fields/nounFields'
import { sampleNoun } from '#shared/fields/nounFields.fixture'

/** Fields that decide whether and when visitors see an item; they are not shown. */
const forStaff = ['draft', 'showFrom', 'showUntil']

describe('the page of news', async () => {
  const sample = {
    ...sampleNoun(newsFields, 2),
    picture: '/api/file/kaffee.svg',
    title: 'Titel',
    text: 'Text',
  }
  // The day of an event is the item's day.
  sample.occurDate = sample.eventDate
  const [item] = answers['/api/news'] as object[]
  const load = answering({
    '/api/news': [{ ...item, ...sample, phoneText: sample.phone }],
    '/api/today': { date: '2026-11-22' },
  })
  const { body } = await testPage('/news', load)

  it.each(fieldNames(newsFields).filter((name) => !forStaff.includes(name)))('shows %s', (name) => {
    expect(body).toContain(String(sample[name]))
  })
})
