import { sqlite } from '#database/testDatabases.ts'
import { entryRequest, change as sentChange } from '#endpoints/requests.fixture.ts'
import { routes } from '#shared/routes'
import { ok, refused, serverOf } from '#testSuite.ts'
import { formsOn } from './captcha.fixture.ts'

const wish = { ...entryRequest(), street: 'Große <Gasse> 5', barrierfree: 'on', lat: '50,03', lon: '10.5' }
const change = sentChange({ name: 'Salon', changeText: 'Neue Zeiten' })

const server = await serverOf(sqlite)
await server.content.settings()

const { idIn, send, withCode, wrongIn } = formsOn(server)
const entries = () => server.count('entries')

it('each visitor is shown another captcha, which is never cached', async () => {
  const response = await ok(server.get('/addrequest'))
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  const pages = [
    await response.text(),
    await server.text('/addrequest'),
    await server.text('/en/addrequest?change'),
  ]
  const ids = pages.map(idIn)
  expect(new Set(ids).size).toBe(3)
  const picture = await server.get(`/captcha/${ids[0]}.svg`)
  expect(picture.headers.get('Content-Type')).toContain('image/svg+xml')
  expect(picture.headers.get('Cache-Control')).toBe('no-store')
  await refused(server.get('/captcha/unknown.svg'), 404)
})

it('stores a request and redirects to its token, thanking once, in the language of the form', async () => {
  for (const [path, thanks, heading, later] of [
    ['/addrequest', 'Ihr Eintrag ist bei uns angekommen', 'Ihre Eintragsanfrage', 'ist bei uns angekommen'],
    [
      '/en/addrequest',
      'We have received your entry',
      'Your request for an entry',
      'We have received your request',
    ],
  ] as const) {
    const response = await send(await withCode(wish), path)
    const location = response.headers.get('Location') ?? ''
    expect([response.status, location]).toEqual([
      303,
      expect.stringMatching(path === '/addrequest' ? /^\/entryreceived/ : /^\/en\/entryreceived/),
    ])
    const token = location.slice(-10)
    const stored = { state: 'pending', barrierfree: true, lat: 50.03, lon: 10.5 }
    expect(await server.docs('entries', { token })).toMatchObject([stored])
    const headingIn = (html: string) => /<h1[^>]*>(?:<span[^>]*>)?([^<]*)/.exec(html)?.[1]
    // What programs look up beforehand takes no thanks away.
    await server.get(location, { method: 'HEAD' })
    expect(headingIn(await server.text(location))).toContain(thanks)
    const again = await server.text(location)
    expect([headingIn(again), again]).toEqual([heading, expect.stringContaining(later)])
    expect(again).toContain(`>${token}</p>`)
  }
})

it('asks for a missing captcha code and a missing change', async () => {
  const sent = await send(
    { ...(await withCode({ ...change, changeText: ' ' })), captchaCode: ' ' },
    '/addrequest?change',
  )
  const html = await sent.text()
  expect(wrongIn(html)).toEqual(['change-changeText', 'captchaCode'])
  // The specification's order: the code comes first for a change.
  expect(html).toMatch(/"errors":(?:\[\{"code":|\{"\\u0000names":\["code"[^[]*"rows":\[\[)"captcha_wrong"/)
  expect(html).toContain('Bitte schreiben Sie, was sich ändern soll')
  await ok(server.post('addPendingChange', { ...change, changeText: '' }))
})

it('stores a report about a provider, and redirects back to the provider', async () => {
  const { id } = await server.content.entry({ name: 'Salon/Quitte & Söhne', category: 'Salons' })
  const address = routes.report.href('Salons', 'Salon/Quitte & Söhne', id)
  expect(await server.text(address)).not.toContain('captcha')
  const sent = (fields: object) => send({ entry: id, ...fields }, address)
  const reports = () => server.docs('reports', { entry: id })
  const wrong = await sent({ topic_other: 'true', email: 'x', sender: 'Frau <Holle>' })
  const html = await wrong.text()
  expect([wrong.status, wrongIn(html)]).toEqual([400, ['report-text', 'report-email']])
  expect(html).not.toContain('captcha')
  expect(html).toMatch(/name="topic_other"[^>]*checked/)
  expect(html).toContain('Frau &lt;Holle&gt;')
  expect(await reports()).toEqual([])
  const { status, headers } = await sent({ topic_phone: 'true', topic_hours: 'true', text: 'Zu' })
  const received = headers.get('Location') ?? ''
  expect(status).toBe(303)
  expect(received).toEqual(routes.reportReceived.href('Salons', 'Salon/Quitte & Söhne', id))
  expect(await reports()).toMatchObject([{ topics: ['phone', 'hours'], text: 'Zu' }])
  const back = routes.provider.href('Salons', 'Salon/Quitte & Söhne', id)
  expect(await server.text(received)).toContain(`href="${back.replace('&', '&amp;')}"`)
  for (const nobody of ['Niemand', '%00', '..%2F..'])
    await refused(server.get(`/categories/list/Salons/${nobody}/report?id=${id}`), 404)
  const gone = await sent({ topic_phone: 'true', entry: 'unknown' })
  expect([gone.status, await gone.text()]).toEqual([404, expect.stringContaining('gibt es hier nicht')])
  await refused(send({ entry: id }, address, { 'Sec-Fetch-Site': 'cross-site' }), 403)
  await refused(send({ text: 'x'.repeat(200_000) }, address), 413)
})

it('names all errors at once, as with scripts, in both languages', async () => {
  for (const path of ['/addrequest', '/en/addrequest']) {
    const wrong = { name: '', email: 'x', plz: '9743', services: 'x'.repeat(20_000) }
    const fields = { ...(await withCode(wish)), ...wrong }
    const inFields = ['entry-name', 'entry-plz', 'entry-email', 'entry-services']
    const before = await entries()
    const response = await send(fields, path)
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([400, 'no-store'])
    const html = await response.text()
    expect([wrongIn(html), await entries()]).toEqual([inFields, before])
    expect(html).toContain('Große &lt;Gasse&gt; 5')
    expect(html).not.toContain('<Gasse>')
    expect(idIn(html)).toBe(fields.captchaId)
    const guessed = await (await send({ ...fields, captchaCode: 'falsch' }, path)).text()
    expect(wrongIn(guessed)).toEqual([...inFields, 'captchaCode'])
    expect(guessed).toMatch(/"code":"captcha_wrong"[^{}]*\}\]/)
    expect(idIn(guessed)).not.toBe(fields.captchaId)
    await refused(send({ ...fields, ...wish }, path), 400)
  }
  const asked = { name: '', email: 'x', token: '', changeText: 'Neue Zeiten' }
  const path = '/addrequest?change'
  const fields = await withCode(asked)
  const html = await (await send(fields, path)).text()
  expect(wrongIn(html)).toEqual(['change-name', 'change-email', 'change-token'])
  expect(html).toContain('Neue Zeiten')
  expect(idIn(html)).toBe(fields.captchaId)
  const empty = await (await send(asked, path)).text()
  expect(wrongIn(empty)).toEqual(['change-name', 'change-email', 'change-token', 'captchaCode'])
  const before = await server.count('change-requests')
  const right = await send({ ...fields, ...change }, `/en${path}`)
  expect([right.status, right.headers.get('Location')]).toEqual([303, '/en/changereceived'])
  expect(await server.count('change-requests')).toBe(before + 1)
})

it('accepts each captcha once', async () => {
  const fields = await withCode(wish)
  expect((await send(fields)).status).toBe(303)
  const before = await entries()
  const again = await send(fields)
  expect([again.status, idIn(await again.text()) === fields.captchaId]).toEqual([400, false])
  await refused(send({ ...wish, captchaId: '', captchaCode: '' }), 400)
  expect(await entries()).toBe(before)
})

it('answers bots like people but stores nothing', async () => {
  const before = await entries()
  expect((await send({ ...(await withCode(wish)), homepage2: 'x' })).status).toBe(303)
  expect(await entries()).toBe(before)
})

it('accepts forms only from its own pages', async () => {
  const fields = await withCode(wish)
  for (const site of ['cross-site', 'same-site', 'none'])
    await refused(send(fields, '/addrequest', { 'Sec-Fetch-Site': site }), 403)
  const body = new URLSearchParams(fields)
  for (const [Origin, status] of [
    ['https://evil.example', 403],
    ['null', 403],
    [server.url, 303],
  ] as const) {
    const { status: answered } = await server.get('/addrequest', {
      method: 'POST',
      body,
      headers: { Origin },
    })
    expect(answered, Origin).toEqual(status)
  }
})

it('accepts only forms, up to a size limit', async () => {
  await refused(server.post('/addrequest', wish), 415)
  await refused(send({ ...wish, additionalInfo: 'x'.repeat(120_000) }), 413)
  const many = new URLSearchParams(Array.from({ length: 200 }, (_, i) => [`a${i}`, 'x']))
  await refused(server.get('/addrequest', { method: 'POST', body: many }), 413)
  const odd = new URLSearchParams('name=a&name=b&__proto__=x&constructor=y&toString=z&form[kind]=new')
  await refused(server.get('/addrequest', { method: 'POST', body: odd }), 400)
})
