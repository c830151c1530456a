import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { databases, sqlite } from '../../database/testDatabases.ts'
import { readEnvironment } from '../../environment.ts'
import { contentOf } from '../../testContent.ts'
import { startTestServer } from '../../testServer.ts'
import { serverOf } from '../../testSuite.ts'

/** Returns values by name and labels, as they are printed. */
function read(text: string): Map<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]))
}

for (const db of databases) {
  describe(`/metrics on ${db.name}`, async () => {
    const server = await serverOf(db)
    await contentOf(server.payload).settings()
    await contentOf(server.payload).entry({ name: 'Zwölfer' })

    const metrics = async () => read(await server.text('/metrics'))
    /** Returns by how much the values have grown during an act. */
    async function during(act: () => Promise<unknown>) {
      const before = await metrics()
      await act()
      const after = await metrics()
      return (key: string) => (after.get(key) ?? 0) - (before.get(key) ?? 0)
    }
    const requests = (method: string, route: string, status: string) =>
      `directory_http_requests_total{method="${method}",route="${route}",status="${status}"}`

    it('counts requests by the pattern of their address, including cached ones', async () => {
      const added = await during(async () => {
        for (let i = 0; i < 3; i++) await server.text('/api/allcategories')
        await server.text('/categories/list/Pflege')
        await server.text('/en/categories/list/Pflege')
        await server.get('/api/getusers')
        await server.get('/nowhere')
      })
      expect(added(requests('GET', '/api/allcategories', '2xx'))).toBe(3)
      expect(
        added('directory_http_request_duration_seconds_count{method="GET",route="/api/allcategories"}'),
      ).toBe(3)
      expect(added(requests('GET', '/categories/list/:cat', '2xx'))).toBe(2)
      expect(added(requests('GET', '/api/getusers', '4xx'))).toBe(1)
      expect(added(requests('GET', 'other', '4xx'))).toBe(1)
      expect(added('directory_cached_response_hits_total')).toBeGreaterThanOrEqual(2)
    })

    it('has no additional series for a hundred addresses, and does not name them', async () => {
      const word = `Geheim${randomUUID().slice(0, 8)}`
      const ask = (i: number) =>
        Promise.all([
          server.text(`/categories/list/${word}${i}/${word}?id=${word}`),
          server.text(`/api/datafilteredcategory?category=${word}${i}`),
          server.text(`/api/${word}${i}`),
          server.text(`/${word}/${i}.php`),
          server.raw(`/${word}${i}`, { method: 'PROPFIND' }),
        ])
      await ask(0)
      const series = (all: Map<string, number>) =>
        [...all.keys()].filter((key) => key.startsWith('directory_'))
      await metrics()
      const before = series(await metrics())
      for (let i = 1; i < 20; i++) await ask(i)
      const text = await server.text('/metrics')
      expect(series(read(text))).toEqual(before)
      expect(text).not.toContain(word)
      expect(text).not.toContain('Zwölfer')
    })

    it('counts logins, limits, transactions, mails and imports', async () => {
      const added = await during(async () => {
        await server.loginAs('Editor')
        await server.post('/api/login', { username: 'nobody', password: 'x' })
        const data = {
          to: 'a@example.org',
          subject: 's',
          text: 't',
          lastError: 'no',
          nextAttemptAt: '2099-01-01T00:00:00Z',
        }
        await server.payload.create({ collection: 'mails', data: data as never })
        const record = { user: 'x', fileName: 'x.csv', state: 'ready', activeFor: 'x' }
        await server.payload.create({ collection: 'imports', data: record as never })
      })
      expect(added('directory_logins_total{result="ok"}')).toBe(1)
      expect(added('directory_logins_total{result="refused"}')).toBe(1)
      expect(added('directory_mails{state="waiting"}')).toBe(1)
      expect(added('directory_mails{state="refused"}')).toBe(1)
      expect(added('directory_imports{state="ready"}')).toBe(1)
      const all = await metrics()
      for (const name of [
        ...[
          'directory_entries',
          'directory_ready',
          'directory_disk_free_bytes',
          'directory_cached_responses',
        ],
        ...[
          'directory_read_model_rebuilds_total',
          'process_resident_memory_bytes',
          'nodejs_eventloop_lag_seconds',
        ],
      ])
        expect([name, all.get(name) !== undefined]).toEqual([name, true])
      expect(all.get('directory_entries')).toBe(1)
      expect(all.get('directory_http_requests_in_flight')).toBe(1)
      if (db.name === 'SQLite') {
        expect(all.get('directory_database_bytes')).toBeGreaterThan(0)
        expect(all.get('directory_write_duration_seconds_count')).toBeGreaterThan(0)
        expect(all.get('directory_writers_waiting')).toBe(0)
      }
    })

    it('leaves out values that cannot be read', async () => {
      const { count } = server.payload.db
      server.payload.db.count = (() => Promise.reject(new Error('away'))) as never
      const all = await metrics()
      server.payload.db.count = count
      expect(all.has('directory_mails{state="waiting"}')).toBe(false)
      expect(all.get('directory_entries')).toBe(1)
      expect((await metrics()).get('directory_metrics_failed_total')).toBe(1)
    })
  })
}

describe('access to /metrics', () => {
  const token = 'a token of 24 characters'.replaceAll(' ', '-')
  it("is open on the private server's own computer until there is a token, and never behind a proxy", async () => {
    const server = await startTestServer(sqlite, {}, { accounts: false })
    const status = async (headers: Record<string, string> = {}) =>
      (await server.raw('/metrics', { headers })).status
    expect(await status()).toBe(200)
    expect(await status({ 'X-Forwarded-For': '192.0.2.1' })).toBe(404)
    expect(await status({ Host: 'senioren.example.org' })).toBe(404)
    await server.stop()
  })

  it('needs the token if there is one', async () => {
    const server = await startTestServer(sqlite, { metricsToken: token }, { accounts: false })
    const status = async (authorization?: string) =>
      (await server.get('/metrics', authorization ? { headers: { Authorization: authorization } } : {}))
        .status
    expect(await status()).toBe(404)
    for (const wrong of [token, `Bearer ${token}x`, `Bearer ${token.slice(1)}`, 'Bearer ', `Basic ${token}`])
      expect(await status(wrong)).toBe(404)
    expect(await status(`Bearer ${token}`)).toBe(200)
    expect((await server.get('/metrics', { method: 'POST' })).status).not.toBe(200)
    await server.stop()
  })

  it.each(['short', 'with a space in it', 'mit-Ümlaut-und-lang-genug'])(
    'refuses %j as a token',
    (METRICS_TOKEN) => {
      expect(() => readEnvironment({ METRICS_TOKEN })).toThrow('METRICS_TOKEN')
    },
  )
})
