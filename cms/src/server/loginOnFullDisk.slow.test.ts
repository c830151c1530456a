import { afterEach, describe, expect, it } from 'vitest'
import { sqlite } from '../database/testDatabases.ts'
import { breakCommits } from '../testDisk.ts'
import { passwords } from '../testServer.ts'
import { serverOf } from '../testSuite.ts'

describe('a disk that refuses writes', async () => {
  let mend = () => {}
  const server = await serverOf(sqlite)
  const admin = await server.loginAs('Admin')
  afterEach(() => {
    mend()
    mend = () => {}
  })

  const client = () =>
    (server.payload.db as unknown as { client: { execute(sql: string): Promise<unknown> } }).client

  it.each([
    ['the disk was full at the commit', async () => breakCommits('SQLITE_FULL')],
    [
      'the database can only be read',
      async () => {
        await client().execute('PRAGMA query_only = ON')
        return () => void client().execute('PRAGMA query_only = OFF')
      },
    ],
  ])('still allows login and logout, so that staff can make room: %s', async (_, breakIt) => {
    const role = async (token: string) =>
      (await server.get('/api/getRole', { headers: { Authorization: `Bearer ${token}` } })).status
    mend = await breakIt()
    await expect(server.login('admin', 'wrong')).rejects.toThrow('Invalid credentials')
    const [token, other] = [await server.loginAs('Admin'), await server.loginAs('Admin')]
    expect([await role(token), await role(other)]).toEqual([200, 200])
    const raw = await server.rest('/users/login', {
      method: 'POST',
      body: { username: 'editor', password: passwords.Editor },
    })
    expect([raw.status, await role(raw.body.token)]).toEqual([200, 200])
    mend()
    mend = () => {}
    expect(await role(token)).toBe(200)
    const headers = { Authorization: `Bearer ${token}` }
    const { sessions } = await server.json('/api/account', { headers })
    expect(sessions[0]?.current).toBe(true)
    expect((await server.post('/api/logout', {}, { headers })).status).toBe(200)
    expect([await role(token), await role(other)]).toEqual([401, 200])
    expect(
      (await server.post('/api/endSessions', { id: null }, { headers: { Authorization: `Bearer ${admin}` } }))
        .status,
    ).toBe(200)
    expect(await role(other)).toBe(401)
  })
})
