import type { CollectionAfterOperationHook } from 'payload'
import { writeLogLine } from '../../operations/log/logAct.ts'
import { writeSecurityEvent } from '../../operations/securityEvents/securityEvent.ts'
import { forgetGuesses } from './secondFactor.ts'

/** Logs unlocking here, because wrong guesses are counted in memory and the document does not change. */
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
  if (docs[0]) forgetGuesses(req.payload, docs[0].id)
  const about = docs[0] && { noun: 'users', id: docs[0].id }
  await writeLogLine(req, { kind: 'user_unlocked', name: username }, about)
  await writeSecurityEvent(req, { act: 'account-unlocked', target: docs[0]?.id ?? null })
  return result
}
