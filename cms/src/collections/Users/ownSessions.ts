import type { Payload } from 'payload'
import { currentIso } from '#clock.ts'
import { deleteMatching } from '#lib/changeDocuments.ts'
import { apiError } from '#lib/errors/apiError.ts'
import { findAll } from '#lib/find/find.ts'
import { writeSecurityEvent } from '#lib/securityEvents/securityEvent.ts'
import { inTransactionAs } from '#lib/transaction/inTransaction.ts'
import { actingUser, deleteSession, deleteSessionsOf, type Session } from './session.ts'

export async function listOwnSessions(payload: Payload, { id: currentId, user }: Session) {
  const docs = await findAll(payload, 'sessions', {
    where: { user: { equals: user.id }, expiresAt: { greater_than: currentIso() } },
  })
  const sessions = docs.map(({ id, beganAt, usedAt, browser }) => ({
    id,
    since: beganAt,
    lastUse: usedAt,
    browser: browser ?? '',
    current: id === currentId,
  }))
  return sessions.sort((a, b) => Number(b.current) - Number(a.current) || (a.lastUse < b.lastUse ? 1 : -1))
}

export const logOut = (payload: Payload, session: Session) =>
  inTransactionAs(payload, actingUser(session), async (req) => {
    await deleteSession(req, session.id)
    await writeSecurityEvent(req, { act: 'logout' })
  })

/** @throws ApiError if the account has no such session */
export async function endOwnSession(payload: Payload, session: Session, id: string) {
  const where = { id: { equals: id }, user: { equals: session.user.id } }
  await inTransactionAs(payload, actingUser(session), async (req) => {
    if ((await deleteMatching(req, 'sessions', where)).length === 0) throw apiError('not_found.session')
    await writeSecurityEvent(req, { act: 'session-ended' })
  })
}

export const endOtherSessions = (payload: Payload, session: Session) =>
  inTransactionAs(payload, actingUser(session), async (req) => {
    await deleteSessionsOf(req, session.user.id, session.id)
    await writeSecurityEvent(req, { act: 'session-ended', target: 'all others' })
  })
