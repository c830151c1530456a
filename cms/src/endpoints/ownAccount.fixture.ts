import { createUser, passwords, type TestServer } from '#testServer.ts'

export function holders(server: TestServer, prefix: string) {
  let count = 0
  return {
    post: (call: string, body: object, token: string | null = null) => server.as(token).post(call, body),
    get: (call: string, token: string) => server.as(token).json(call),
    works: async (token: string) => (await server.as(token).get('getRole')).status === 200,
    async someone(role: 'Editor' | 'Admin' = 'Editor', email: string | null = null) {
      const username = `${prefix}${++count}`
      const { id } = await createUser(server.payload, username, role, passwords.Editor)
      await server.update('users', id, { email })
      return { id, username, token: await server.login(username, passwords.Editor) }
    },
  }
}
