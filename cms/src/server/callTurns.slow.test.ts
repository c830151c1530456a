import { sqlite } from '#database/testDatabases.ts'
import { readEnvironment } from '#environment.ts'
import { serverOf } from '#testSuite.ts'
import cases from './callTurns.fixture.json' with { type: 'json' }
import { from, inFlood } from './site/flood.fixture.ts'

const ready = ['/api/news', '/api/settings', '/api/allcategories?region=alle']
let visitors = 0

const { rateLimits } = readEnvironment({ RATE_LIMIT: 'lookup=5/600' })
const server = await serverOf(sqlite, { rateLimits, trustProxy: ['loopback'], isPrivate: false })
await server.content.settings()
await server.content.entry()
for (const address of ready) expect((await server.get(address)).status).toBe(200)

it.each(cases)('uncached calls have a rate limit, unlike cached ones: %s', async (address) => {
  const visitor = from(`198.51.100.${++visitors}`)
  const statusOf = async (end: string | number) => (await server.get(address + end, visitor)).status
  for (let i = 0; i < 5; i++) expect([i, await statusOf(`a${i}`)]).not.toEqual([i, 429])
  const refused = await server.get(`${address}more`, visitor)
  expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'too_many_requests' }])
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(500)
  for (const address of ready) expect((await server.get(address, visitor)).status, address).toBe(200)
})

it('calls are cached for any spelling of their parameters', async () => {
  const visitor = from('192.0.2.7')
  for (let i = 0; i < 20; i++) {
    const address = `/api/entry?x=${i}&name=Niemand&category=Pflege`
    expect((await server.get(address, visitor)).status, address).toBe(200)
  }
})

it('a call of another address is answered long before a flood from one address', async () => {
  const { ofFlood, statuses } = await inFlood('/api/place?from=', ['/api/place?from=Ebern'])
  expect(statuses).toEqual([200])
  expect(ofFlood).toBeLessThan(70)
})
