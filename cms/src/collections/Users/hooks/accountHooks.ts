import type { CollectionAfterOperationHook, CollectionBeforeDeleteHook, FieldHook } from 'payload'
import { writeLogLine } from '#hooks/log/logAct.ts'
import { deleteStored } from '#lib/changeDocuments.ts'
import { apiError } from '#lib/errors/apiError.ts'
import { findFirst } from '#lib/find/find.ts'
import { writeSecurityEvent } from '#lib/securityEvents/securityEvent.ts'
import { localeOf } from '#lib/words/translate.ts'
import { isUnproven } from '../access.ts'
import { forgetGuesses } from '../secondFactor.ts'

/** An unattended session cannot take over the account. */
export const rejectOwnPassword: FieldHook = ({ operation, originalDoc, req, value }) => {
  if (operation === 'update' && value !== undefined && isUnproven(req, originalDoc?.id))
    throw apiError('old_password_needed.own', { locale: localeOf(req) })
}

/** Here, because wrong guesses are counted elsewhere and the document does not change. */
export const logUnlock: CollectionAfterOperationHook<'users'> = async ({ args, operation, req, result }) => {
  if (operation !== 'unlock' || !req.user || !result) return result
  const username = String((args.data as { username?: unknown }).username ?? '')
    .trim()
    .toLowerCase()
  const account = await findFirst(req, 'users', { where: { username: { equals: username } } })
  if (account) await forgetGuesses(req.payload, account.id)
  const about = account ? { noun: 'users', id: account.id } : undefined
  await writeLogLine(req, { kind: 'user_unlocked', name: username }, about)
  await writeSecurityEvent(req, { act: 'account-unlocked', target: account?.id ?? null })
  return result
}

/** SQLite deletes the relation together with the account, so they could not be found afterwards. */
export const dropPreferences: CollectionBeforeDeleteHook = async ({ req, id }) => {
  await deleteStored(req, 'payload-preferences', { 'user.value': { equals: id } })
}
