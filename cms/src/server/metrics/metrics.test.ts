import { randomUUID } from 'node:crypto'
import { sqlite } from '#database/testDatabases.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { startTestServer } from '#testServer.ts'
import { listening, onServer } from '#testSuite.ts'
import { watchRequests } from './watchRequests.ts'

function read(text: string): Map<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]))
}

onServer('/metrics', async (server) => {
  await server.content.settings()
  await server.content.entry({ name: 'Zwölfer' })

  const metrics = async () => read(await server.text('/metrics'))
  async function during(act: () => Promise<unknown>) {
    const before = await metrics()
    await act()
    const after = await metrics()
    return (key: string) => (after.get(key) ?? 0) - (before.get(key) ?? 0)
  }
  const requests = (method: string, route: string, status: string) =>
    `directory_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`

  it('counts requests by the pattern of their address, including cached ones', async () => {
    const added = await during(async () => {
      for (let i = 0; i < 3; i++) await server.text('allcategories')
      await server.text('/categories/list/Pflege')
      await server.text('/en/categories/list/Pflege')
      await server.text('/Homepage')
      await server.get('getusers')
      await server.get('/nowhere')
    })
    expect(added(requests('GET', '/api/allcategories', '2xx'))).toBe(3)
    expect(added(requests('GET', '/categories/list/:cat', '2xx'))).toBe(2)
    expect(added(requests('GET', '/homepage', '2xx'))).toBe(1)
    expect(added(requests('GET', '/api/getusers', '4xx'))).toBe(1)
    expect(added(requests('GET', 'other', '4xx'))).toBe(1)
  })

  it('has no additional series for a hundred addresses, and does not name them', async () => {
    const word = `Geheim${randomUUID().slice(0, 8)}`
    const ask = (i: number) =>
      Promise.all([
        server.text(`/categories/list/${word}${i}/${word}?id=${word}`),
        server.text(`datafilteredcategory?category=${word}${i}`),
        server.text(`${word}${i}`),
        server.text(`/${word}/${i}.php`),
        server.raw(`/${word}${i}`, { method: 'PROPFIND' }),
      ])
    await ask(0)
    const series = (all: Map<string, number>) => [...all.keys()].filter((key) => key.startsWith('directory_'))
    await metrics()
    const before = series(await metrics())
    for (let i = 1; i < 20; i++) await ask(i)
    const text = await server.text('/metrics')
    expect(series(read(text))).toEqual(before)
    expect(text).not.toContain(word)
    expect(text).not.toContain('Zwölfer')
  })

  it('shows the state of service and process, without unreadable values', async () => {
    const data = { to: 'a@example.org', subject: 's', text: 't', nextAttemptAt: '2099-01-01T00:00:00Z' }
    const hourAgo = new Date(Date.now() - 3_600_000).toISOString()
    await server.create('mails', { ...data, createdAt: hourAgo })
    // One that is held back waits for staff.
    await server.create('mails', { ...data, held: 'x', createdAt: '2020-01-01T00:00:00Z' })
    const all = await metrics()
    expect(all.get('directory_ready')).toBe(1)
    expect(all.get('directory_disk_free_bytes')).toBeGreaterThan(0)
    const isAnHour = (value = 0) => value >= 3600 && value < 86_400
    expect(isAnHour(all.get('directory_mails_oldest_seconds'))).toBe(true)
    expect(all.has('directory_backup_age_seconds')).toBe(false)
    for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds'])
      expect(all.has(name), name).toBe(true)

    await server.payload.kv.set('last-backup', { at: hourAgo })
    const { readiness } = runtimeOf(server.payload)
    const problem = vi.spyOn(readiness, 'problem').mockResolvedValueOnce('disk_full')
    const later = await metrics()
    problem.mockRestore()
    expect(later.get('directory_ready')).toBe(0)
    expect(isAnHour(later.get('directory_backup_age_seconds'))).toBe(true)

    const { find } = server.payload.db
    server.payload.db.find = () => Promise.reject(new Error('away'))
    const without = await metrics()
    server.payload.db.find = find
    expect(without.has('directory_mails_oldest_seconds')).toBe(false)
    expect(without.has('directory_disk_free_bytes')).toBe(true)
    expect((await metrics()).has('directory_mails_oldest_seconds')).toBe(true)
  })
})

it('failures are logged by pattern, those that are meant as warnings, and lost clients counted', async () => {
  const lines: [string, object][] = []
  const logAs = (level: string) => (line: object) => lines.push([level, line])
  const logger = { warn: logAs('warn'), error: logAs('error') } as never
  const { watch, durations } = watchRequests(logger, (url) => url)
  const url = await listening((req, res) => {
    watch(req, res)
    const status = Number(req.url?.slice(1))
    if (status === 0) req.socket.destroy()
    else res.writeHead(status).end()
  })
  for (const status of [499, 500, 503, 0]) await fetch(`${url}/${status}`).catch(() => {})
  const counted = async () =>
    (await durations.get()).values.filter(({ metricName }) => metricName?.endsWith('_count'))
  await expect.poll(async () => (await counted()).length).toBe(4)
  const classes = (await counted()).map(({ labels: { route, status } }) => `${route} ${status}`)
  expect(classes.sort()).toEqual(['/0 aborted', '/499 4xx', '/500 5xx', '/503 5xx'])
  expect(lines).toMatchObject([
    ['error', { route: '/500', status: 500 }],
    ['warn', { route: '/503', status: 503 }],
  ])
})

const token = 'a token of 24 characters'.replaceAll(' ', '-')
it('/metrics is open locally on a private server without a token, and never behind a proxy', async () => {
  const server = await startTestServer(sqlite, {}, { accounts: false })
  const status = async (headers: Record<string, string> = {}) =>
    (await server.raw('/metrics', { headers })).status
  expect(await status()).toBe(200)
  expect(await status({ 'X-Forwarded-For': '192.0.2.1' })).toBe(404)
  expect(await status({ Host: 'senioren.example.org' })).toBe(404)
  await server.stop()
})

it('/metrics requires the token if set', async () => {
  const server = await startTestServer(sqlite, { metricsToken: token }, { accounts: false })
  const status = async (authorization?: string) =>
    (await server.get('/metrics', authorization ? { headers: { Authorization: authorization } } : {})).status
  expect(await status()).toBe(404)
  for (const wrong of [token, `Bearer ${token}x`, `Bearer ${token.slice(1)}`, 'Bearer ', `Basic ${token}`])
    expect(await status(wrong)).toBe(404)
  expect(await status(`Bearer ${token}`)).toBe(200)
  expect((await server.get('/metrics', { method: 'POST' })).status).not.toBe(200)
  await server.stop()
})
