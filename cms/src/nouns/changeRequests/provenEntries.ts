import type { Payload, PayloadRequest } from 'payload'
import { findAll } from '../../operations/find/find.ts'
import type { ChangeRequest, StoredEntry } from '../../payload-types.ts'
import { entriesByToken } from '../entries/entriesByToken.ts'

/**
 * Looks up, for each request, the entry that its sender may speak for, by the token or by the link of a mail to the
 * entry's address. Bypasses access control.
 */
export async function entriesProvenBySender(
  payload: Payload,
  requests: readonly ChangeRequest[],
  req?: PayloadRequest,
): Promise<(request: ChangeRequest) => StoredEntry | undefined> {
  const linked = requests.flatMap(({ origin, entry }) => (origin === 'provider' && entry ? entry : []))
  const tokens = requests.flatMap(({ origin, token }) => (origin === 'provider' ? [] : token))
  const byToken = await entriesByToken(payload, tokens, req)
  const byId = new Map<string, StoredEntry>()
  if (linked.length > 0) {
    const docs = await findAll(payload, 'entries', {
      where: { id: { in: [...new Set(linked)] } },
      req,
      depth: 1,
    })
    for (const doc of docs) byId.set(doc.id, doc)
  }
  return ({ origin, entry, token }) => (origin === 'provider' ? byId.get(entry ?? '') : byToken.get(token))
}
