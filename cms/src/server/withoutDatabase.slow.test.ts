import { addDatabaseTimeout } from '#database/databaseTimeout.ts'
import { change, entryRequest } from '#endpoints/requests.fixture.ts'
import { holdMails } from '#mail/heldMails.ts'
import type { TestServer } from '#testServer.ts'
import { ok, onServer } from '#testSuite.ts'
import { formsOn } from './forms/captcha.fixture.ts'

type Operation = (...args: unknown[]) => Promise<unknown>

/** Operations that `isHung` selects get no answer until the connection is found to be broken. */
function layBetween({ payload }: TestServer) {
  let broken: (() => void)[] = []
  const layer = {
    isHung: (_name: string) => false,
    wakeUp() {
      layer.isHung = () => false
      for (const reject of broken) reject()
      broken = []
    },
  }
  const db = payload.db as unknown as Record<string, Operation>
  const late = () =>
    new Promise<never>((_, reject) => {
      const error = Object.assign(new Error('connection closed'), { name: 'MongoNetworkError' })
      broken.push(() => reject(error))
    })
  const names = ['beginTransaction', 'commitTransaction', 'count', 'create', 'deleteMany', 'find', 'findOne']
  for (const name of [...names, 'updateOne', 'upsert']) {
    const operation = db[name] as Operation
    db[name] = (...args) => (layer.isHung(name) ? late() : operation.apply(db, args))
  }
  addDatabaseTimeout(payload.db as never, {
    ask: () => (layer.isHung('ping') ? late() : Promise.resolve()),
    timeoutMs: 100,
    answerMs: 50,
  })
  return layer
}

onServer('a server whose database does not answer', async (server) => {
  const { content } = server
  await content.settings()
  await content.entry({ name: 'Schon lange da' })
  await content.file('plakat.txt', 'Ein Plakat', 'text/plain')
  const authorized = await server.signIn('Admin')
  // No mails are sent, so that only the tests write.
  await holdMails(server.payload)
  const layer: ReturnType<typeof layBetween> = layBetween(server)
  beforeEach(() => wakeUp())
  afterAll(async () => {
    layer?.wakeUp()
  })

  const outcome = async (answer: Promise<Response>) => {
    const response = await answer
    const { status, headers } = response
    return { status, retry: headers.get('retry-after'), text: await response.text() }
  }
  /** Waits: a database that was just away is not asked for a moment. */
  const wakeUp = async () => {
    layer.wakeUp()
    await expect.poll(() => server.payload.kv.has('x').catch(() => null)).toBe(false)
  }
  const counts = () => Promise.all([server.count('entries'), server.count('change-requests')])
  const away = (code: string) => ({
    status: 503,
    retry: '10',
    text: expect.stringContaining(`"code":"${code}"`),
  })

  it('still shows public pages', async () => {
    layer.isHung = () => true
    for (const address of ['/', '/addrequest', '/api/datafilteredcategory?category=Pflege', '/api/settings'])
      expect((await server.get(address)).status, address).toBe(200)
    expect(await server.text('datafilteredcategory?category=Pflege')).toContain('Schon lange da')
  })

  const news = { title: 'Neu', text: 'Text', occurDate: '2026-11-22' }
  it.each([
    ['the health', 'unavailable', () => server.get('health')],
    ['whether it is ready', 'unavailable', () => server.get('health/ready')],
    ['a file', 'unavailable', () => server.get('file/plakat.txt')],
    ['a login', 'unavailable', () => server.post('login', { username: 'admin', password: 'x' })],
    ['a staff read', 'unavailable', () => server.get('waiting', authorized)],
    ['the admin UI', 'unavailable', () => server.get('/admin')],
    ['Payload REST', 'unavailable', () => server.get('/cms/api/users', authorized)],
    [
      'a write on Payload REST',
      'not_saved',
      () => server.get('/cms/api/news', { method: 'POST', ...authorized }),
    ],
    ['a new provider', 'not_saved', () => server.post('addPendingEntry', entryRequest())],
    ['a staff write', 'not_saved', () => server.post('addnewsentry', news, authorized)],
  ])('answers 503 with Retry-After: %s', async (_, code, ask) => {
    layer.isHung = () => true
    expect(await outcome(ask())).toMatchObject(away(code))
  })

  it('answers 503 on Payload’s own endpoints, whichever operation hangs', async () => {
    for (const hung of ['findOne', 'find', 'create']) {
      layer.isHung = (name) => [hung, 'ping'].includes(name)
      const answer = await authorized.rest('POST', '/news', news)
      await wakeUp()
      const isStored = (await server.text('news')).includes('Neu')
      expect([hung, answer.status, isStored], answer.text).toEqual([hung, 503, false])
    }
  })

  it('shows the form with all input again without scripts', async () => {
    const { send, withCode } = formsOn(server)
    const form = await withCode(entryRequest())
    layer.isHung = (name) => ['beginTransaction', 'create', 'ping'].includes(name)
    const answer = await send(form)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10'])
    expect(await answer.text()).toContain('Salon Kornblume')
  })

  it.each(['beginTransaction', 'create', 'find', 'updateOne', 'upsert'])(
    'stores no refused request later if %s hangs',
    async (hung) => {
      const before = await counts()
      layer.isHung = (name) => [hung, 'ping'].includes(name)
      const answers = [
        await server.post('addPendingEntry', entryRequest({ name: `Salon ${hung}` })),
        await server.post('addPendingChange', change()),
      ]
      await wakeUp()
      const more = (await counts()).map((count, i) => count - (before[i] ?? 0))
      for (const [i, answer] of answers.entries()) {
        // On a busy machine a commit takes longer than its timeout here, and then its outcome is unknown.
        if (answer.status !== 200 && (await answer.json()).code === 'maybe_saved') continue
        expect(more[i], hung).toBe(Number(answer.status === 200))
      }
      await ok(server.post('addPendingEntry', entryRequest()))
    },
  )

  it('reports an unknown outcome if a commit hangs', async () => {
    layer.isHung = (name) => ['commitTransaction', 'ping'].includes(name)
    expect(await outcome(server.post('addPendingEntry', entryRequest()))).toMatchObject(away('maybe_saved'))
    await wakeUp()
    layer.isHung = (name) => ['commitTransaction', 'ping'].includes(name)
    const raw = await authorized.rest('POST', '/news', news)
    expect([raw.status, raw.text]).toEqual([503, expect.stringContaining('ungewiss')])
  })
})
