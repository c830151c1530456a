import { type At, findAll } from '#lib/find/find.ts'
import { isToken } from '#shared/token'

/** Public or pending ones. Bypasses access control: visitors may not read tokens. */
export async function entriesByToken(at: At, tokens: readonly string[]) {
  const where = { token: { in: [...new Set(tokens.filter(isToken))] } }
  const docs = await findAll(at, 'entries', { where, depth: 1 })
  return new Map(docs.map((doc) => [doc.token ?? '', doc]))
}

export const entryByToken = async (at: At, token: string) =>
  (await entriesByToken(at, [token])).get(token) ?? null
