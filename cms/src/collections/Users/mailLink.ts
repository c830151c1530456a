import { decodeJwt, decodeProtectedHeader, jwtVerify, SignJWT } from 'jose'
import type { Payload, PayloadRequest } from 'payload'
import { currentTime } from '../../clock.ts'
import { apiError } from '../../lib/errors/apiError.ts'
import { addressKey } from '../../lib/limits/rateLimits.ts'
import { runtimeOf } from '../../lib/runtime/runtime.ts'
import { inTransactionAs } from '../../lib/transaction/inTransaction.ts'
import type { User } from '../../payload-types.ts'

const hourS = 60 * 60
/** Seconds, by purpose. */
const lifetimesS = { password: 24 * hourS, invitation: 7 * 24 * hourS, email: 24 * hourS } as const
type Purpose = keyof typeof lifetimesS

interface Stored {
  id: string
  hash?: string | null
  email?: string | null
}

const storedAccount = ({ db }: Payload, id: string, req?: PayloadRequest) =>
  db.findOne<Stored>({ collection: 'users', where: { id: { equals: id } }, ...(req && { req }) })

/** Contains what the link replaces, so it works only once. */
const keyOf = ({ secret }: Payload, purpose: Purpose, { hash, email }: Stored) =>
  new TextEncoder().encode(`${secret} ${hash}${purpose === 'email' ? ` ${email ?? ''}` : ''}`)

/** @param to address that a link of purpose `email` confirms */
export async function createMailLink(
  payload: Payload,
  purpose: Purpose,
  { id, to, req }: { id: string; to?: string; req?: PayloadRequest },
): Promise<string> {
  const account = await storedAccount(payload, id, req)
  if (!account?.hash) throw new Error('An account without a password gets no link')
  const now = Math.floor(currentTime() / 1000)
  return new SignJWT(to === undefined ? {} : { to })
    .setProtectedHeader({ alg: 'HS256', typ: purpose })
    .setSubject(id)
    .setIssuedAt(now)
    .setExpirationTime(now + lifetimesS[purpose])
    .sign(keyOf(payload, purpose, account))
}

/** Null if it was used, is too old, or is invalid. */
async function readMailLink(
  payload: Payload,
  token: string,
  purposes: readonly Purpose[],
  req?: PayloadRequest,
): Promise<{ account: Stored; to: string } | null> {
  const purpose = purposes.find((one) => one === typeOf(token))
  if (!purpose) return null
  const { sub, to } = decodeJwt(token)
  const account = await storedAccount(payload, String(sub), req)
  if (!account?.hash) return null
  const options = { typ: purpose, algorithms: ['HS256'], currentDate: new Date(currentTime()) }
  const isGood = await jwtVerify(token, keyOf(payload, purpose, account), options).then(
    () => true,
    () => false,
  )
  return isGood ? { account, to: String(to ?? '') } : null
}

interface OpenedLink {
  token: string
  purposes: readonly Purpose[]
  address: string
}

/** @throws ApiError `link_invalid` if the link was used, is too old, or is invalid */
export async function actByMailLink(
  payload: Payload,
  { token, purposes, address }: OpenedLink,
  act: (req: PayloadRequest, link: { id: string; to: string }) => Promise<void>,
): Promise<void> {
  await runtimeOf(payload).rateLimits.consume('loginAddress', addressKey(address))
  const link = await readMailLink(payload, token, purposes)
  if (!link) throw linkInvalid()
  const { id } = link.account
  const user = (await payload.findByID({ collection: 'users', id, depth: 0 })) as User
  await inTransactionAs(payload, { ...user, collection: 'users' }, async (req) => {
    // Of several concurrent uses only the first succeeds.
    if (!(await readMailLink(payload, token, purposes, req))) throw linkInvalid()
    await act(req, { id, to: link.to })
  })
}

const linkInvalid = () => apiError('link_invalid')

function typeOf(token: string): string | undefined {
  try {
    decodeJwt(token)
    return decodeProtectedHeader(token).typ
  } catch {
    return undefined
  }
}
