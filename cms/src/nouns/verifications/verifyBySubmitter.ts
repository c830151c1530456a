import type { PayloadRequest } from 'payload'
import type { StoredEntry } from '../../payload-types.ts'
import { verifyEntry } from './verifyEntry.ts'

/**
 * Verifies an entry as of when a request was sent, if it came from the provider's own address.
 *
 * @param sent the sender's address of a request with all data of the entry, and its time
 */
export async function verifyBySubmitter(
  req: PayloadRequest,
  { id, email }: StoredEntry,
  sent: { email: string; at: string },
): Promise<boolean> {
  const isOwn = email?.trim() && email.trim().toLowerCase() === sent.email.trim().toLowerCase()
  return isOwn ? verifyEntry(req, { entry: id, by: 'provider', at: sent.at }) : false
}
