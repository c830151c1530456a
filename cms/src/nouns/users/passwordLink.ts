import { decodeJwt, jwtVerify, SignJWT } from 'jose'
import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { currentTime } from '../../clock.ts'
import { firstDocument } from '../../operations/documents/documents.ts'
import { apiError } from '../../operations/errors/apiError.ts'
import { addressKey } from '../../operations/limits/rateLimits.ts'
import { logAct } from '../../operations/log/logAct.ts'
import { queueMail } from '../../operations/mail/queueMail.ts'
import { runtimeOf } from '../../operations/runtime/runtime.ts'
import { actAs } from '../../operations/transaction/inTransaction.ts'
import type { User } from '../../payload-types.ts'
import { passwordMail } from '../mails/mailTexts.ts'
import { oldPasswordIsProven, setPassword } from './accounts.ts'

const lifetimeS = 24 * 60 * 60
/** Sets it apart from any other JWT signed with the same secret. */
const tokenType = 'password'

interface Stored {
  id: string
  username: string
  hash?: string | null
}

const stored = ({ db }: Payload, id: string, req?: PayloadRequest) =>
  db.findOne<Stored>({ collection: 'users', where: { id: { equals: id } }, ...(req && { req }) })

/** The hash of the present password is part of it, so every change of the password ends the link. */
const keyOf = ({ secret }: Payload, { hash }: Stored) => new TextEncoder().encode(`${secret} ${hash}`)

/** Mails another account a link to set a new password; the old one is valid until the link is used. */
export async function sendPasswordLink(payload: Payload, user: TypedUser, username: string): Promise<void> {
  await actAs(payload, user, async (req) => {
    const found = await firstDocument(req, 'users', { username: { equals: username.trim().toLowerCase() } })
    const account = found && (await stored(payload, found.id))
    if (!found || !account) throw apiError('not_found.user')
    if (!found.email) throw apiError('no_email')
    const now = Math.floor(currentTime() / 1000)
    const token = await new SignJWT({})
      .setProtectedHeader({ alg: 'HS256', typ: tokenType })
      .setSubject(found.id)
      .setIssuedAt(now)
      .setExpirationTime(now + lifetimeS)
      .sign(keyOf(payload, account))
    await queueMail(req, found.email, passwordMail(payload, String(found.username), token))
    await logAct(
      req,
      { kind: 'password_link_sent', name: String(found.username) },
      {
        noun: 'users',
        id: found.id,
      },
    )
  })
}

interface NewPassword {
  token: string
  newPassword: string
  /** The client's network address, for the limit. */
  address: string
}

/** @throws ApiError `link_invalid` where the link was used, is too old, or is none */
export async function setPasswordByLink(
  payload: Payload,
  { token, newPassword, address }: NewPassword,
): Promise<void> {
  await runtimeOf(payload).rateLimits.consume('loginAddress', addressKey(address))
  const account = await accountOf(payload, token)
  if (!account) throw linkInvalid()
  const user = (await payload.findByID({ collection: 'users', id: account.id, depth: 0 })) as User
  await actAs(payload, { ...user, collection: 'users' }, async (req) => {
    // Concurrent uses of the link: only the first one changes the password.
    if ((await stored(payload, account.id, req))?.hash !== account.hash) throw linkInvalid()
    req.context[oldPasswordIsProven] = true
    await setPassword(req, account.id, newPassword)
  })
}

const linkInvalid = () => apiError('link_invalid')

async function accountOf(payload: Payload, token: string): Promise<Stored | null> {
  try {
    const account = await stored(payload, String(decodeJwt(token).sub))
    if (!account?.hash) return null
    const options = { typ: tokenType, algorithms: ['HS256'], currentDate: new Date(currentTime()) }
    await jwtVerify(token, keyOf(payload, account), options)
    return account
  } catch {
    return null
  }
}
