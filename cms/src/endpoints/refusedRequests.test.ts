import { readEnvironment } from '#environment.ts'
import { formsOn } from '#server/forms/captcha.fixture.ts'
import { startTestServer, type TestServer } from '#testServer.ts'
import { ok, onDatabase, refused } from '#testSuite.ts'
import { change, entryRequest } from './requests.fixture.ts'

onDatabase('requests that are refused', (db) => {
  let server: TestServer
  async function start(limits = '') {
    server = await startTestServer(db, { rateLimits: readEnvironment({ RATE_LIMIT: limits }).rateLimits })
  }
  afterEach(() => server.stop())

  const post = async (path: string, body: unknown) => {
    const response = await server.post(path, body)
    return { status: response.status, retryAfter: Number(response.headers.get('Retry-After')) }
  }
  const submit = (fields: object = {}) => post('addPendingEntry', entryRequest(fields))
  const statuses = async (count: number, work: () => Promise<{ status: number }>) => {
    const found: number[] = []
    for (let i = 0; i < count; i++) found.push((await work()).status)
    return [...new Set(found)]
  }
  const sendForm = async (fields: object) => {
    const { send, withCode } = formsOn(server)
    return send({ ...(await withCode(entryRequest())), ...fields })
  }

  it('cost no budget: after five with a wrong postcode, five valid ones are accepted', async () => {
    await start()
    expect(await statuses(5, () => submit({ plz: '9743' }))).toEqual([400])
    expect(await statuses(5, () => submit())).toEqual([200])
    expect((await refused(submit(), 429)).retryAfter).toBeGreaterThan(0)
  })

  it('cost no budget in the form without scripts, with a wrong captcha or postcode', async () => {
    await start()
    expect(await statuses(3, () => sendForm({ plz: '9743' }))).toEqual([400])
    expect(await statuses(3, () => sendForm({ captchaCode: 'falsch' }))).toEqual([400])
    expect(await statuses(5, () => sendForm({}))).toEqual([303])
    const form = await refused(sendForm({ name: 'Salon <Kornblume>' }), 429)
    expect(await form.text()).toContain('Salon &lt;Kornblume&gt;')
    await refused(submit(), 429)
  })

  it('are limited to sixty in ten minutes over calls, forms, tokens and links', async () => {
    await start()
    const wrong: (() => Promise<{ status: number }>)[] = [
      () => submit({ plz: '9743' }),
      () => post('addPendingChange', change({ email: 'x' })),
      () => post('addReport', { entry: 'x', topics: ['phone'] }),
      () => post('entryOfToken', { token: 'abcdefghij' }),
      () => post('verificationRequest', { secret: 'x' }),
      () => sendForm({ captchaCode: 'falsch' }),
    ]
    for (let i = 0; i < 10; i++) for (const ask of wrong) expect([400, 404]).toContain((await ask()).status)
    for (const ask of wrong) await refused(ask(), 429)
    const { retryAfter } = await refused(submit(), 429)
    expect(retryAfter).toBeGreaterThan(0)
    expect(retryAfter).toBeLessThanOrEqual(600)
  })

  it('are refused unread once there were too many', async () => {
    await start('invalid=1/600')
    await refused(submit({ plz: '9743' }), 400)
    await refused(server.get('addPendingEntry', { method: 'POST', body: 'no JSON' }), 429)
    const form = await refused(sendForm({ plz: '9743', serviceArea: `E${' '.repeat(40_000)}x` }), 429)
    expect(await form.text()).not.toMatch(/href="#entry-(?:plz|serviceArea)"/)
  })

  it('are all but five of a hundred concurrent ones', async () => {
    await start()
    const mixed = Array.from({ length: 100 }, (_, i) => submit({ name: `Salon ${i}` }))
    const found = (await Promise.all(mixed)).map(({ status }) => status)
    expect(found.filter((status) => status === 200)).toHaveLength(5)
    expect(new Set(found)).toEqual(new Set([200, 429]))
  })

  it('are counted per address and kind: reports have their own ten', async () => {
    await start()
    const { id } = await server.content.entry()
    const report = (fields: object) => post('addReport', { entry: id, ...fields })
    expect(await statuses(12, () => report({ text: '' }))).toEqual([400])
    expect(await statuses(10, () => report({ topics: ['phone'] }))).toEqual([200])
    await refused(report({ topics: ['phone'] }), 429)
    await ok(submit())
  })
})
