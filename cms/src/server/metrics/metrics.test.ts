import { randomUUID } from 'node:crypto'
import { sqlite } from '#database/testDatabases.ts'
import { startTestServer } from '#testServer.ts'
import { onServer } from '#testSuite.ts'

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
    await server.create('mails', data)
    // One that is held back waits for staff.
    await server.create('mails', { ...data, held: 'x', createdAt: '2020-01-01T00:00:00Z' })
    const all = await metrics()
    expect(all.get('directory_ready')).toBe(1)
    expect(all.get('directory_disk_free_bytes')).toBeGreaterThan(0)
    expect(all.get('directory_mails_oldest_seconds')).toBeGreaterThan(0)
    expect(all.get('directory_mails_oldest_seconds')).toBeLessThan(86_400)
    expect(all.has('directory_backup_age_seconds')).toBe(false)
    for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds'])
      expect(all.has(name), name).toBe(true)

    const { find } = server.payload.db
    server.payload.db.find = () => Promise.reject(new Error('away'))
    const without = await metrics()
    server.payload.db.find = find
    expect(without.has('directory_mails_oldest_seconds')).toBe(false)
    expect(without.has('directory_disk_free_bytes')).toBe(true)
    expect((await metrics()).has('directory_mails_oldest_seconds')).toBe(true)
  })
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
