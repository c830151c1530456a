import type { CollectionAfterOperationHook } from 'payload'
import { writeLogLine } from '../../services/logs/logAct.ts'
import { writeSecurityEvent } from '../../services/securityEvents/securityEvent.ts'

/** Opening a locked account is no change of its document, so the line for changes does not see it. */
export const logUnlock: CollectionAfterOperationHook<'users'> = async ({ args, operation, req, result }) => {
  if (operation !== 'unlock' || !req.user || !result) return result
  const username = String((args.data as { username?: unknown }).username ?? '')
    .trim()
    .toLowerCase()
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { username: { equals: username } },
    limit: 1,
    depth: 0,
    pagination: false,
    req,
  })
  const about = docs[0] && { noun: 'users', id: docs[0].id }
  await writeLogLine(req, 'Benutzer entsperrt', username, about)
  await writeSecurityEvent(req, { act: 'account-unlocked', target: docs[0]?.id ?? null })
  return result
}
