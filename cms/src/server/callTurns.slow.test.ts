import { sqlite } from '../database/testDatabases.ts'
import { readEnvironment } from '../environment.ts'
import { startTestServer } from '../testServer.ts'
import { serverOf } from '../testSuite.ts'

const ready = ['/api/news', '/api/settings', '/api/allcategories?region=alle']
let visitors = 0

const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } })

describe('uncached calls', async () => {
  const { rateLimits } = readEnvironment({ RATE_LIMIT: 'lookup=5/600' })
  const server = await serverOf(sqlite, { rateLimits, trustProxy: ['loopback'], isPrivate: false })
  await server.content.settings()
  await server.content.entry()
  for (const address of ready) expect((await server.get(address)).status).toBe(200)

  it.each([
    '/api/place?from=',
    '/api/entry?category=Pflege&name=',
    '/api/calendar?id=',
    '/api/vcard?id=',
    '/api/file/',
    '/api/nothing',
    '/api/x%2525',
    '/cms/api/contract/nothing',
    '/api/datafilteredcategory?category=',
    '/api/allcategories?region=',
    '/api/links?region=',
    '/api/getHtml?name=',
    '/api/translations?locale=',
    '/api/categories?topCategory=',
    '/api/suggest?searchQuery=',
  ])('have a rate limit, unlike cached ones: %s', async (address) => {
    const visitor = from(`198.51.100.${++visitors}`)
    const statusOf = async (end: string | number) => (await server.get(address + end, visitor)).status
    for (let i = 0; i < 5; i++) expect([i, await statusOf(`a${i}`)]).not.toEqual([i, 429])
    const refused = await server.get(`${address}more`, visitor)
    expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'too_many_requests' }])
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(500)
    for (const address of ready)
      expect([address, (await server.get(address, visitor)).status]).toEqual([address, 200])
  })

  it('are cached for any spelling of their parameters', async () => {
    const visitor = from('192.0.2.7')
    for (let i = 0; i < 20; i++) {
      const address = `/api/entry?x=${i}&name=Niemand&category=Pflege`
      expect([i, (await server.get(address, visitor)).status]).toEqual([i, 200])
    }
  })
})

it('a call of another address is answered long before a flood from one address', async () => {
  const server = await startTestServer(sqlite, { trustProxy: ['loopback'], isPrivate: false })
  const come: string[] = []
  const ask = async (address: string, name: string) => {
    const { status } = await server.raw(address, from(name))
    come.push(`${name} ${status}`)
  }
  const flood = Array.from({ length: 200 }, (_, i) => ask(`/api/place?from=word${i}`, '198.51.100.9'))
  await ask('/api/place?from=Ebern', '192.0.2.2')
  const before = come.length
  await Promise.all(flood)
  expect(come.filter((line) => !line.endsWith('200'))).toEqual([])
  expect(before).toBeLessThan(70)
  await server.stop()
})
