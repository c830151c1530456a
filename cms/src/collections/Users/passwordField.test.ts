import { createUser } from '#testServer.ts'
import { ok, onServer, refused } from '#testSuite.ts'

const old = 'a password of 20 cha'

onServer('changing your own password', async (server) => {
  const works = async (token: string) => (await server.as(token).get('/api/getRole')).status === 200

  it.each(['Editor', 'Admin'] as const)('requires the old password (%s)', async (role) => {
    const user = await createUser(server.payload, `own-${role}`, role, old)
    const username = String(user.username)
    const [own, other] = [await server.login(username, old), await server.login(username, old)]
    const admin = await server.loginAs('Admin')
    const body = { password: 'a new one of 20 char', oldPassword: old }
    const patch = (address: string, token = own) => server.as(token).rest('PATCH', `/users${address}`, body)
    for (const address of [`/${user.id}`, `/${user.id}?depth=0`]) {
      const { status, text } = await patch(address)
      expect(status).toBe(403)
      if (role === 'Admin') expect(text).toContain('/edit/account')
    }
    for (const where of [`where[id][equals]=${user.id}`, `where[id][in]=${user.id},x`]) {
      const { body } = await patch(`?${where}`)
      expect([body.docs ?? [], body.errors.length]).toEqual([[], 1])
    }
    const reset = { by: 'password', username, newPassword: 'a new one of 20 char' }
    await refused(server.as(own).post('/api/changeUser', reset), 403)
    expect(await Promise.all([own, other].map(works))).toEqual([true, true])
    expect(await works(await server.login(username, old))).toBe(true)

    await ok(patch(`/${user.id}`, admin))
    await expect(server.login(username, old)).rejects.toThrow('Invalid credentials')
    expect(await works(await server.login(username, 'a new one of 20 char'))).toBe(true)
  })

  it('the admin UI has a password field for other accounts only', async () => {
    const admin = await server.signIn('Admin')
    const mine = (await admin.rest('GET', '/users/me')).body.user.id
    const mayUpdate = async (id: string) => {
      const { body } = await admin.rest('POST', `/users/access/${id}`, { id })
      return body.fields.password === true || body.fields.password.update === true
    }
    const user = await createUser(server.payload, 'another', 'Editor', old)
    expect([await mayUpdate(mine), await mayUpdate(user.id)]).toEqual([false, true])
    expect((await admin.rest('GET', '/users')).text).not.toMatch(/"(password|hash|salt)"/)
  })
})
