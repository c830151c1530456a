import { currentIso, dayMs } from '#clock.ts'
import { readChecks } from '#lib/websites/websiteChecks.ts'
import { listening, namesOf, onServer } from '#testSuite.ts'
import { checkWebsites } from './checkWebsites.ts'

onServer('websites of providers', async (server) => {
  let isAway = true
  let named = /^(?!nameless)/
  const asked: string[] = []
  const origin = await listening((req, res) => {
    asked.push(`${req.method} ${req.headers.host}${req.url}`)
    if (req.url === '/old') res.writeHead(301, { Location: '/new' })
    else if (req.url === '/to-common') res.writeHead(301, { Location: at('/', 'common') })
    else if (isAway && req.url === '/away') res.writeHead(404)
    res.end()
  })
  const { port } = new URL(origin)
  const at = (path: string, host: string) => `http://${host}.example:${port}${path}`
  const resolve = async (host: string) => {
    if (!named.test(host)) throw Object.assign(new Error(host), { code: 'ENOTFOUND' })
    return [{ address: '127.0.0.1', family: 4 }]
  }
  const network = { resolve, isAllowed: () => true }
  const { payload } = server
  const look = () => checkWebsites(payload, new AbortController().signal, { userAgent: 'x', network })
  const wait = (days: number) => vi.setSystemTime(Date.now() + days * dayMs)
  const lookAfter = async (...rests: number[]) => {
    for (const days of rests) {
      wait(days)
      await look()
    }
    return readChecks(payload)
  }
  afterAll(() => void vi.useRealTimers())

  it('are listed to staff when silent for three weeks or moved; entries stay unchanged', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { id: away } = await server.content.entry({ name: 'Fort', website: at('/away', 'a') })
    const { id: moved } = await server.content.entry({ name: 'Umgezogen', website: at('/old', 'b') })
    await server.content.entry({ name: 'Da', website: at('/', 'c') })
    const { id: nameless } = await server.content.entry({ name: 'Namenlos', website: at('/', 'nameless') })
    await server.content.link({ name: 'Verein', url: at('/old', 'd') })
    const asEditor = async (path: string) => (await server.signIn('Editor')).json(path)
    const count = async () => (await asEditor('/api/waiting')).websites
    const links = async () => [
      (await asEditor('/api/waiting')).linkWebsites,
      ...(await asEditor('/api/alllinks')).map((link: { websiteState: object | null }) => link.websiteState),
    ]
    await look()
    expect(await count()).toBe(0)
    await server.content.settings({ checkWebsites: true })
    await look()
    expect(await count()).toBe(1)
    expect(await links()).toEqual([1, { silentSince: null, movedTo: at('/new', 'd') }])
    await lookAfter(7, 7, 6)
    expect(await count()).toBe(1)
    await lookAfter(8)
    expect(await count()).toBe(3)
    const table = await asEditor('/api/entrytable?filter=websiteSilent')
    expect(namesOf(table.rows)).toEqual(['Fort', 'Namenlos', 'Umgezogen'])
    const stateOf = async (id: string) => (await asEditor(`/api/entrybyid?id=${id}`)).websiteState
    expect(await stateOf(away)).toEqual({ silentSince: expect.stringMatching(/^\d{4}-/), movedTo: null })
    expect(await stateOf(moved)).toEqual({ silentSince: null, movedTo: at('/new', 'b') })
    isAway = false
    await lookAfter(8)
    expect([await count(), await stateOf(away)]).toEqual([2, null])
    expect(await stateOf(nameless)).toEqual({ silentSince: expect.any(String), movedTo: null })
    expect((await asEditor(`/api/entrybyid?id=${moved}`)).entry.website).toBe(at('/old', 'b'))
    await server.content.settings({ checkWebsites: false })
    await look()
    expect([await count(), ...(await links())]).toEqual([0, 0, null])
    for (const isOn of [true, false, true]) {
      await server.content.settings({ checkWebsites: isOn })
      await look()
      wait(22)
    }
    expect(await stateOf(nameless)).toBeNull()
  })

  it('are asked once a minute for each host, also where redirects lead', async () => {
    await payload.kv.delete('websites')
    for (const host of ['one', 'two'])
      await server.content.entry({ name: host, website: at('/to-common', host) })
    await server.content.entry({ name: 'Beide', website: at('/', 'common') })
    const seenIn = async (ms: number) => {
      asked.length = 0
      await lookAfter(ms / dayMs)
      return asked.filter((one) => one === `HEAD common.example:${port}/`).length
    }
    expect([await seenIn(0), await seenIn(1000), await seenIn(59_000), await seenIn(60_000)]).toEqual([
      1, 0, 1, 1,
    ])
    expect(Object.keys(await readChecks(payload)).filter((url) => /one|two|common/.test(url))).toHaveLength(3)
    for (const name of ['one', 'two', 'Beide']) await server.remove('entries', { name })
  })

  it('that answered are asked again after thirty days, silent ones after seven', async () => {
    await payload.kv.delete('websites')
    isAway = true
    asked.length = 0
    const asking = async (path: string, ...rests: number[]) => {
      await lookAfter(...rests)
      return asked.splice(0).some((one) => one.endsWith(path))
    }
    for (const [path, days] of [
      [`HEAD c.example:${port}/`, 30],
      [`GET a.example:${port}/away`, 7],
    ] as const)
      expect([await asking(path, 100), await asking(path, days - 0.01), await asking(path, 0.02)]).toEqual([
        true,
        false,
        true,
      ])
    isAway = false
  })

  it('are not judged while the network resolves no name, which is logged once', async () => {
    const warn = vi.spyOn(payload.logger, 'warn')
    await server.content.settings({ checkWebsites: true })
    const known = await lookAfter(0)
    named = /^$/
    expect([await lookAfter(7, 24, 24), warn.mock.calls.length]).toEqual([known, 1])
    named = /^(?!nameless)/
    // The one without a name is alone in its turn, and others are asked who it is that fails.
    const checks = Object.entries(await lookAfter(0, 0.01, 7))
    const silent = checks.filter(([, { silentSince }]) => silentSince)
    expect(silent).toMatchObject([[at('/', 'nameless'), { checkedAt: currentIso() }]])
    // From the start, where the first ten are all away.
    for (const host of 'uvwxyzm'.split('')) await server.content.entry({ name: host, website: at('/', host) })
    for (const isOn of [false, true]) await server.content.settings({ checkWebsites: isOn })
    await payload.kv.delete('websites')
    named = /^[md]\./
    expect(await lookAfter(0.1)).toEqual({})
    expect(await lookAfter(0.1)).toMatchObject({ [at('/', 'm')]: {}, [at('/old', 'd')]: {} })
  })
})
