import { describe, expect, it } from 'vitest'
import { databases } from '../database/testDatabases.ts'
import { serverOf } from '../testSuite.ts'

for (const db of databases) {
  describe(`what never reaches Next, on ${db.name}`, async () => {
    const server = await serverOf(db, {}, { accounts: false })

    it.each(['TRACE', 'M-SEARCH', 'PROPFIND', 'PURGE'])('the method %s', async (method) => {
      for (const address of ['/cms/api/entries', '/admin', '/_next/x']) {
        const { status, headers } = await server.raw(address, { method })
        expect([address, status, headers.allow]).toEqual([address, 405, expect.stringContaining('GET, HEAD')])
      }
    })

    it.each(['https://evil.example', 'null', 'http://127.0.0.1:1'])(
      'a server action from a page of %s',
      async (Origin) => {
        for (const address of ['/admin', '/admin/login', '/Admin/account']) {
          const headers = { Origin, 'Next-Action': '0'.repeat(42), 'Content-Type': 'application/json' }
          const { status, body } = await server.raw(address, { method: 'POST', headers, body: '[]' })
          expect([address, status, String(body)]).toEqual([
            address,
            403,
            expect.stringContaining('cross_site'),
          ])
        }
      },
    )

    it.each(['X-Payload-HTTP-Method-Override', 'X-HTTP-Method-Override'])(
      'a query sent by POST (%s) that is not a form',
      async (name) => {
        const headers = { [name]: 'GET', 'Content-Type': 'application/json' }
        const { status } = await server.raw('/cms/api/entries', { method: 'POST', headers, body: 'NaN' })
        expect(status).toBe(415)
      },
    )
  })
}
