import { testPage } from '#app/testPage.ts'
import { answers } from '#lib/testAnswers.ts'
import { entryFormNames } from '#shared/fields/formOrder'
import type { PageRequest } from '#shared/renderedState'
import { routes } from '#shared/routes'
import { reportTopics, topicBoxName } from '#shared/rules/reportRules'
import { testEntry } from '../../entries/public/testEntry.ts'

const chunk = 'src/features/requests/public/AddRequest.tsx'
const assets = {
  scripts: ['/main.js'],
  styles: ['/main.css'],
  boot: '/boot.js',
  chunks: { [chunk]: { scripts: ['/form.js'], styles: ['/form.css'] } },
}

async function page(url: string, form?: PageRequest['form']) {
  const known: Record<string, unknown> = {
    ...answers,
    '/api/allcategories': ['Friseure', 'Ärzte'],
    '/api/entry?category=Salons&id=u1&name=Quitte': { entries: [quitte] },
    '/api/entry?category=Salons&id=u2&name=Niemand': { entries: [] },
  }
  const load = async (asked: string) => known[asked] ?? Promise.reject({ status: 404, code: 'not_found' })
  return testPage(url, load, { assets, ...(form && { form }) })
}

const quitte = { ...testEntry({ name: 'Quitte' }), category: 'Salons', uuid: 'u1' }

const control = (html: string, name: string) =>
  new RegExp(`<(?:input|select|textarea)[^>]*\\bname="${name}"[^>]*>`).exec(html)?.[0] ?? ''

const valueAt = (html: string, name: string) => / value="([^"]*)"/.exec(control(html, name))?.[1]

it('the report form is complete, and not cached', async () => {
  const { status, noStore, body } = await page(routes.report.href('Salons', 'Quitte', 'u1'))
  expect([status, noStore, body.match(/<h1/g)?.length]).toEqual([200, true, 1])
  for (const topic of reportTopics) expect(valueAt(body, topicBoxName(topic)), topic).toBe('true')
  for (const name of ['text', 'sender', 'email', 'homepage2']) expect(control(body, name), name).not.toBe('')
  const unknown = await page(routes.report.href('Salons', 'Niemand', 'u2'))
  expect([unknown.status, control(unknown.body, 'text')]).toEqual([404, ''])
})

it('the form for a new entry is complete, with its own styles, and not cached', async () => {
  const { status, noStore, html, body } = await page('/addrequest')
  expect([status, noStore, body.match(/<h1/g)?.length]).toEqual([200, true, 1])
  expect(html).toContain('href="/form.css"')
  expect(html).toContain('href="/form.js"')
  expect(body).toMatch(/<form[^>]* action="\/addrequest" method="post"/i)
  expect(body).toContain('>Ärzte</option>')
  for (const name of entryFormNames)
    expect([name, control(body, name) !== '']).toEqual([name, name !== 'openData'])
})

it('a refused form is shown again without scripts, with errors and all input', async () => {
  const values = { name: 'Salon <b>', plz: '9743' }
  const errors = [{ code: 'plz_invalid', field: 'plz', message: 'x' }]
  const { body } = await page('/addrequest', { kind: 'new', values, errors, captchaId: 'abc' })
  expect(body).toContain('<a href="#entry-plz">Die Postleitzahl muss aus fünf Ziffern bestehen.</a>')
  expect(control(body, 'plz')).toMatch(/aria-describedby="[^"]*entry-plz-error" aria-invalid="true"/)
  for (const [name, value] of Object.entries({ name: 'Salon &lt;b&gt;', plz: '9743', captchaId: 'abc' }))
    expect(valueAt(body, name)).toBe(value)
  // Hidden, and not loaded, if scripts run.
  const [picture] = body.match(/<img [^>]*\/captcha\/abc\.svg[^>]*>/) ?? []
  expect(picture).toMatch(/withoutScript.*loading="lazy"|loading="lazy".*withoutScript/)
})

it('the form for a change is prefilled from the URL', async () => {
  const { body } = await page('/addrequest?change&name=Salon%20M%C3%BCller&email=a@b.de&token=abcdefghij')
  const values = ['name', 'email', 'token'].map((name) => valueAt(body, name))
  expect(values).toEqual(['Salon Müller', 'a@b.de', 'abcdefghij'])
})

it('the code of a received entry is neither cached nor indexed', async () => {
  const { body, html, noStore } = await page('/entryreceived/abc123def4')
  expect([body.includes('abc123def4'), noStore]).toEqual([true, true])
  expect(html).toContain('<meta name="robots" content="noindex">')
})

it('a received report leads back to its provider', async () => {
  const of = ['Salons', 'Quitte', 'u1'] as const
  const { body } = await page(routes.reportReceived.href(...of))
  expect(body).toContain(`href="${routes.provider.href(...of)}"`)
})
