import { createUser, passwords, type TestServer } from '../testServer.ts'

type Answer = { status: number } & Record<string, unknown>

/** Returns what tests do as the owners of new accounts, whose names begin with `prefix`. */
export function holders(server: () => TestServer, prefix: string) {
  let count = 0
  const own = (token: string | null) =>
    (token ? { Authorization: `Bearer ${token}` } : {}) as Record<string, string>
  const post = async (call: string, body: object, token: string | null = null): Promise<Answer> => {
    const response = await server().post(`/api/${call}`, body, { headers: own(token) })
    return { status: response.status, ...((await response.json()) as Record<string, unknown>) }
  }
  return {
    post,
    get: (call: string, token: string) => server().json(`/api/${call}`, { headers: own(token) }),
    works: async (token: string) =>
      (await server().get('/api/getRole', { headers: own(token) })).status === 200,
    async someone(role: 'Editor' | 'Admin' = 'Editor', email: string | null = null) {
      const username = `${prefix}${++count}`
      const { id } = await createUser(server().payload, username, role, passwords.Editor)
      await server().payload.update({ collection: 'users', id, data: { email } })
      return { id, username, token: await server().login(username, passwords.Editor) }
    },
  }
}
