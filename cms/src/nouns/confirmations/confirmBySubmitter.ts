import type { PayloadRequest } from 'payload'
import type { Confirmed } from '../../operations/log/undoable.ts'
import type { StoredEntry } from '../../payload-types.ts'
import { confirmEntry } from './confirm.ts'

/**
 * What came from the provider's own address was true when it was sent. Of anybody else nobody knows whether they know.
 *
 * @param sent address of whoever sent a request with all that the entry says, and when
 */
export async function confirmBySubmitter(
  req: PayloadRequest,
  { id, email }: StoredEntry,
  sent: { email: string; at: string },
): Promise<Confirmed | null> {
  const isOwn = email?.trim() && email.trim().toLowerCase() === sent.email.trim().toLowerCase()
  return isOwn ? confirmEntry(req, { entry: id, by: 'provider', at: sent.at }) : null
}
