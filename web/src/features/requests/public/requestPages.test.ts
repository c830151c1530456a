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

/** A form that comes back with errors, such as `plz_invalid plz`. */
const refused = (kind: 'new' | 'change', values: Record<string, string>, ...errors: string[]) => {
  const told = errors
    .map((error) => error.split(' '))
    .map(([code = '', field = '']) => ({ code, field, message: 'x' }))
  return { kind, values, errors: told, captchaId: 'abc' }
}

const control = (html: string, name: string) =>
  new RegExp(`<(?:input|select|textarea)[^>]*\\bname="${name}"[^>]*>`).exec(html)?.[0] ?? ''

const valueAt = (html: string, name: string) => / value="([^"]*)"/.exec(control(html, name))?.[1]

it('the report form is complete, not cached, and mentions the token of providers', async () => {
  const { status, noStore, body } = await page(routes.report.href('Salons', 'Quitte', 'u1'))
  expect([status, noStore, body.match(/<h1/g)?.length]).toEqual([200, true, 1])
  for (const topic of reportTopics) expect(valueAt(body, topicBoxName(topic)), topic).toBe('true')
  for (const name of ['text', 'sender', 'email', 'homepage2']) expect(control(body, name), name).not.toBe('')
  expect(control(body, 'captchaCode')).toBe('')
  expect(body).toMatch(/href="\/security"[^>]*>Was mit Ihren Angaben/)
  expect(valueAt(body, 'entry')).toBe('u1')
  expect(body).toContain('Für Anbieter: mit Ihrem Code selbst ändern')
  const unknown = await page(routes.report.href('Salons', 'Niemand', 'u2'))
  expect([unknown.status, control(unknown.body, 'text')]).toEqual([404, ''])
})

describe('the form for a new entry', () => {
  it('is complete, with its own styles, and not cached', async () => {
    const { status, noStore, html, body } = await page('/addrequest')
    expect(status).toBe(200)
    expect(noStore).toBe(true)
    expect(html).toContain('href="/form.css"')
    expect(html).toContain('href="/form.js"')
    expect(body.match(/<h1/g)).toHaveLength(1)
    expect(body).toMatch(/<form[^>]* action="\/addrequest" method="post"/i)
    expect(body).toContain('>Ärzte</option>')
    expect(body).toMatch(/href="\/security"[^>]*>Was mit Ihren Angaben/)
    for (const name of entryFormNames)
      expect([name, control(body, name) !== '']).toEqual([name, name !== 'openData'])
  })

  it('has a honeypot field for bots', async () => {
    const trap = control((await page('/addrequest')).body, 'homepage2')
    expect(trap).toContain('tabindex="-1"')
    expect(trap).toContain('autoComplete="off"')
  })

  it('is shown again with errors, on top and at the field, and with all input', async () => {
    const other = { category: 'other', categoryNew: 'Tiere' }
    const values = { name: 'Salon <b>', plz: '9743', ...other, barrierfree: 'true' }
    const { body } = await page('/addrequest', refused('new', values, 'plz_invalid plz'))
    expect(body).toContain('<a href="#entry-plz">Die Postleitzahl muss aus fünf Ziffern bestehen.</a>')
    expect(body).toContain('id="entry-plz-error"')
    expect(control(body, 'plz')).toMatch(/aria-describedby="[^"]*entry-plz-error" aria-invalid="true"/)
    expect(control(body, 'street')).not.toContain('aria-invalid="true"')
    const shown = { plz: '9743', name: 'Salon &lt;b&gt;', categoryNew: 'Tiere', captchaId: 'abc' }
    for (const [name, value] of Object.entries(shown)) expect(valueAt(body, name)).toBe(value)
    expect(control(body, 'barrierfree')).toContain('checked')
    // Hidden, and not loaded, if scripts run.
    const [picture] = body.match(/<img [^>]*\/captcha\/abc\.svg[^>]*>/) ?? []
    expect(picture).toContain('withoutScript')
    expect(picture).toContain('loading="lazy"')
  })

  it('shows unknown errors in server words, and known ones translated', async () => {
    const error = { code: 'something_new', message: 'Das geht gerade nicht.' }
    const form: PageRequest['form'] = { kind: 'new', values: {}, errors: [error], captchaId: 'abc' }
    expect((await page('/addrequest', form)).body).toContain('Das geht gerade nicht.')
    const wrong = refused('new', {}, 'captcha_wrong captchaCode')
    expect((await page('/en/addrequest', wrong)).body).toContain('The code is not right.')
  })
})

describe('the form for a change', () => {
  it('is prefilled from the URL', async () => {
    const { body } = await page('/addrequest?change&name=Salon%20M%C3%BCller&email=a@b.de&token=abcdefghij')
    const values = ['name', 'email', 'token'].map((name) => valueAt(body, name))
    expect(values).toEqual(['Salon Müller', 'a@b.de', 'abcdefghij'])
    expect(body).toMatch(/href="\/security"[^>]*>Was mit Ihren Angaben/)
  })

  it('keeps values of the URL on the first visit without scripts, and typed ones afterwards', async () => {
    const first = await page('/addrequest?change&name=Salon', refused('change', {}))
    expect(valueAt(first.body, 'name')).toBe('Salon')
    const back = refused('change', { name: 'Neu' }, 'token_missing token')
    const second = await page('/addrequest?change&name=Salon', back)
    expect(valueAt(second.body, 'name')).toBe('Neu')
    expect(second.body).toContain(
      '<a href="#change-token">Bitte geben Sie Ihren Änderungs-Code (Token) an.</a>',
    )
  })

  it('does not show errors of the form for new entries', async () => {
    const { body } = await page('/addrequest?change', refused('new', {}, 'name_missing name'))
    expect(body).not.toContain('Bitte geben Sie den Namen an.')
  })
})

describe('after sending', () => {
  it('shows the token, and says so when there is none', async () => {
    const { body, html, noStore } = await page('/entryreceived/abc123def4')
    expect(body).toContain('abc123def4')
    expect(body).toContain('token=abc123def4"')
    expect(noStore).toBe(true)
    expect(html).toContain('<meta name="robots" content="noindex">')
    for (const url of ['/entryreceived', '/entryreceived/%3Cscript%3E'])
      expect((await page(url)).body).toContain('Token: Kein Token vorhanden')
  })

  it('confirms a change request, and a report with the way back to its provider', async () => {
    const of = ['Salons', 'Quitte', 'u1'] as const
    expect((await page(routes.reportReceived.href(...of))).body).toContain(
      `href="${routes.provider.href(...of)}"`,
    )
    expect((await page('/en/changereceived')).body).toContain('We have received your change request')
  })
})

it('the footer of each page links to the form', async () => {
  expect((await page('/news')).body).toMatch(/href="\/addrequest"[^>]*>Eintrag anlegen/)
})
