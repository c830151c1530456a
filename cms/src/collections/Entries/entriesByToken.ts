import { isToken } from '@directory/shared/token'
import type { Payload, PayloadRequest } from 'payload'
import { findAll } from '../../lib/find/find.ts'
import type { StoredEntry } from '../../payload-types.ts'

/** Public or pending ones. Bypasses access control: visitors may not read tokens. */
export async function entriesByToken(
  payload: Payload,
  tokens: readonly string[],
  req?: PayloadRequest,
): Promise<Map<string, StoredEntry>> {
  const validTokens = [...new Set(tokens.filter(isToken))]
  if (validTokens.length === 0) return new Map()
  const docs = await findAll(payload, 'entries', { where: { token: { in: validTokens } }, req, depth: 1 })
  return new Map(docs.map((doc) => [doc.token ?? '', doc]))
}

export async function entryByToken(
  payload: Payload,
  token: string,
  req?: PayloadRequest,
): Promise<StoredEntry | null> {
  return (await entriesByToken(payload, [token], req)).get(token) ?? null
}
