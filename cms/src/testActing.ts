import type { TestServer } from './testServer.ts'

const emptied = ['entries', 'news', 'links', 'top-categories', 'categories', 'files', 'logs'] as const

export function emptyBeforeEach({ payload }: TestServer): void {
  beforeEach(async () => {
    await payload.db.deleteMany({ collection: 'pages', where: {} })
    for (const collection of emptied) await payload.delete({ collection, where: {}, trash: true })
  })
}

/** Empties content and logs before each test, and sends a user's requests. */
export async function actingOn(server: TestServer, role: 'Editor' | 'Admin' = 'Editor') {
  emptyBeforeEach(server)
  const user = await server.signIn(role)
  return {
    ...user,
    content: server.content,
    get: user.json,
    post: (call: string, body: object) => user.post(`/api/${call}`, body),
    publicNames: async (category: string): Promise<string[]> =>
      namesOf(await server.json(`/api/datafilteredcategory?category=${encodeURIComponent(category)}`)),
  }
}

export const namesOf = (listed: readonly { name: string }[]): string[] => listed.map(({ name }) => name)
