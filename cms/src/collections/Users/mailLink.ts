import type { Payload, PayloadRequest } from 'payload'
import { currentTime } from '#clock.ts'
import { apiError } from '#lib/errors/apiError.ts'
import { findOne } from '#lib/find/find.ts'
import { addressKey } from '#lib/limits/rateLimits.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { inTransactionAs } from '#lib/transaction/inTransaction.ts'
import type { StoredAccount } from './comparePassword.ts'
import { claimsOf, readToken, signToken } from './tokens.ts'

const hourS = 60 * 60
/** Seconds, by purpose. */
const lifetimesS = { password: 24 * hourS, invitation: 7 * 24 * hourS, email: 24 * hourS } as const
type Purpose = keyof typeof lifetimesS

/** Contains what the link replaces, so it works only once; null for an account without a password, which gets none. */
async function keyOf(req: PayloadRequest, purpose: Purpose, id: string) {
  const { db, secret } = req.payload
  const account = await db.findOne<StoredAccount>({ collection: 'users', where: { id: { equals: id } }, req })
  if (!account?.hash) return null
  return `${secret} ${account.hash}${purpose === 'email' ? ` ${account.email ?? ''}` : ''}`
}

/** @param to address that a link of purpose `email` confirms */
export async function createMailLink(req: PayloadRequest, purpose: Purpose, sub: string, to = '') {
  const key = await keyOf(req, purpose, sub)
  if (key === null) throw new Error('An account without a password gets no link')
  const exp = Math.floor(currentTime() / 1000) + lifetimesS[purpose]
  return signToken(key, purpose, { sub, to, exp })
}

/** @throws ApiError `link_invalid` if the link was used, is too old, or is invalid */
export async function actByMailLink(
  payload: Payload,
  { token, purposes, address }: { token: string; purposes: readonly Purpose[]; address: string },
  act: (req: PayloadRequest, link: { id: string; to: string }) => Promise<void>,
) {
  await runtimeOf(payload).rateLimits.consume('loginAddress', addressKey(address))
  const { sub, typ } = claimsOf(token)
  const id = String(sub)
  const purpose = purposes.find((one) => one === typ)
  const user = purpose && (await findOne(payload, 'users', id))
  if (!purpose || !user) throw apiError('link_invalid')
  await inTransactionAs(payload, { ...user, collection: 'users' }, async (req) => {
    // Read here, so that of several concurrent uses only the first succeeds.
    const key = await keyOf(req, purpose, id)
    const claims = key && (await readToken(key, purpose, token))
    if (!claims) throw apiError('link_invalid')
    await act(req, { id, to: String(claims.to) })
  })
}
