import { ownOrigin } from '../../testServer.ts'
import { onDatabase, serverOf } from '../../testSuite.ts'

onDatabase('forms of other sites', async (db) => {
  const server = await serverOf(db, {}, { accounts: false })

  const foreign: Record<string, string>[] = [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ]
  /** Returns requests that a form without a script can send. */
  const bodies = (said: object): Record<string, () => RequestInit> => ({
    multipart: () => {
      const body = new FormData()
      body.set('_payload', JSON.stringify(said))
      for (const [name, value] of Object.entries(said)) body.set(name, value)
      return { body }
    },
    'text/plain': () => ({ body: JSON.stringify(said), headers: { 'Content-Type': 'text/plain' } }),
    urlencoded: () => ({
      body: new URLSearchParams(said as Record<string, string>).toString(),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    }),
    JSON: () => ({ body: JSON.stringify(said), headers: { 'Content-Type': 'application/json' } }),
  })
  const send = (address: string, from: object, { body, headers }: RequestInit) =>
    server.throughPayload(address, {
      method: 'POST',
      ...(body !== undefined && { body }),
      headers: { ...(headers as Record<string, string>), ...from },
    })

  it('register the first Admin without getting a cookie, unlike our own page', async () => {
    const said = { username: 'founder', password: 'the first password' }
    const statuses = new Set<number>()
    for (const from of [...foreign, { Origin: ownOrigin }])
      for (const [kind, request] of Object.entries(bodies(said))) {
        await server.payload.db.deleteMany({ collection: 'users', where: {} })
        const answer = await send('/users/first-register', from, request())
        statuses.add(answer.status)
        const isOwn = 'Origin' in from && from.Origin === ownOrigin && answer.status === 200
        expect([kind, from, answer.headers.getSetCookie().length]).toEqual([kind, from, isOwn ? 1 : 0])
      }
    expect(statuses).toContain(200)
  })
})
