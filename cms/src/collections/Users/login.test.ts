import crypto from 'node:crypto'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { createUser, everyLimit } from '#testServer.ts'
import { onDatabase, refused, serverOf } from '#testSuite.ts'

onDatabase('logins', async (db) => {
  const limit = { points: 1000, seconds: 600 }
  const loginAddress = { points: 14, seconds: 600 }
  const server = await serverOf(db, { rateLimits: { ...everyLimit(limit), loginAddress } })

  const enter = (username: string, address: string) =>
    server.rest('/users/login', {
      method: 'POST',
      headers: { 'x-client-address': address },
      body: { username, password: 'not this one' },
    })

  it('answer 429 to many names from one address or IPv6 /48, but not to another', async () => {
    const statuses: number[] = []
    for (let i = 0; i <= loginAddress.points; i++) statuses.push((await enter(`name${i}`, '10.9.9.9')).status)
    expect(statuses).toEqual([...Array(loginAddress.points).fill(401), 429])
    await refused(enter('name0', '10.9.9.10'), 401)
    // A whole /48 of IPv6 counts as one address, because the owner of one network there usually owns all of them.
    const inNetwork = (i: number) => enter(`name${i}`, `2001:db8:5:${i}::1`)
    for (let i = 0; i < loginAddress.points; i++) await refused(inNetwork(i), 401)
    await refused(inNetwork(loginAddress.points), 429)
    await refused(enter('name0', '2001:db8:6::1'), 401)
    await runtimeOf(server.payload).securityLog.flush()
    expect(await server.count('security-events', { act: 'login-limited' })).toBe(2)
  })

  it('to an account deleted meanwhile fail like a wrong password', async () => {
    const { id } = await createUser(server.payload, 'gone', 'Editor')
    const { pbkdf2 } = crypto
    crypto.pbkdf2 = ((...work: Parameters<typeof pbkdf2>) => {
      crypto.pbkdf2 = pbkdf2
      void server.remove('users', { id }).finally(() => pbkdf2(...work))
    }) as never
    await refused(enter('gone', '10.9.9.12'), 401)
  })

  it('cost the same hashing for known, unknown and locked names', async () => {
    const { pbkdf2 } = crypto
    const works: unknown[] = []
    crypto.pbkdf2 = ((password: string, salt: string, ...work: [number, number, string, () => void]) => {
      works.push(work.slice(0, 3))
      pbkdf2(password, salt, ...work)
    }) as never
    const worksOf = async (username: string) => {
      works.length = 0
      const { status } = await enter(username, '10.9.9.11')
      return { status, works: [...works] }
    }
    try {
      const known = await worksOf('editor')
      expect(known).toEqual({ status: 401, works: [[600_000, 32, 'sha256']] })
      expect(await worksOf('nobody-at-all')).toEqual(known)
      for (let i = 0; i < 4; i++) await worksOf('editor')
      expect(await worksOf('editor')).toEqual(known)
      expect(await worksOf('editor')).toEqual(known)
    } finally {
      crypto.pbkdf2 = pbkdf2
    }
  })
})
