import { testPage } from '#app/testPage.ts'
import { answering } from '#lib/testAnswers.ts'
import type { OpenedLink } from '#shared/renderedState'
import { testEntry } from '../../entries/public/testEntry.ts'

const entry = testEntry({ uuid: 'u1', name: 'Fahrdienst' })
type Asked = NonNullable<OpenedLink['ask']>

const page = (
  state: Asked['state'],
  answer: Asked['entries'][number]['answer'] = null,
  query = '',
  decided = false,
) => {
  const entries = [{ entry, answer, answeredOn: answer && '2026-11-01', decided }]
  const link = { ask: { state, until: '2026-12-24', entries } }
  return testPage(`/confirm/secret${query}`, answering({}), { link })
}
const answers = (body: string) => [...body.matchAll(/name="answer" value="(\w+)"/g)].map(([, value]) => value)

it('a link of the yearly mail offers to confirm, to change, to take out, and not to be asked again', async () => {
  const { body, text } = await page('open')
  expect([answers(body), text.includes('24. Dezember 2026')]).toEqual([['right'], true])
  expect(body).toContain('name="entry" value="u1"')
  expect(body).toContain(`name="updatedAt" value="${entry.updatedAt}"`)
  for (const way of [
    'href="/confirm/secret/u1"',
    'href="/confirm/secret?gone=u1#answer-u1"',
    'action="/objection/secret"',
  ])
    expect(body).toContain(way)
  expect(answers((await page('open', null, '?gone=u1')).body)).toEqual(['gone'])
})

it.each([
  ['open', 'right', 'Vielen Dank'],
  ['ended', null, '24. Dezember 2026'],
  ['objected', null, ''],
] as const)('once %s and answered %s it offers no answer', async (state, answer, said) => {
  const { body, text } = await page(state, answer, '', true)
  expect([answers(body), text.includes(said)]).toEqual([[], true])
})
