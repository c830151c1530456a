import { randomUUID } from 'node:crypto'
import { decodeJwt, jwtVerify, SignJWT } from 'jose'
import type { Payload } from 'payload'
import { currentTime, dayMs } from '../../clock.ts'
import type { StoredAccount } from './comparePassword.ts'

/**
 * Name of the cookie that holds under which names this browser has logged in before, so that wrong guesses by others do
 * not lock it out. Only the login reads it, and it grants no access: name and password are still required.
 */
const cookieName = 'known-browser'
const lifetimeS = (180 * dayMs) / 1000
/** Type that distinguishes the token from any other JWT signed with the same secret. */
const tokenType = 'browser'
/** Maximum number of people who share a browser. */
const maxTokens = 5
const separator = '~'

/** Returns the key of a token; it contains the password hash, so a new password makes the token void. */
const keyOf = ({ secret }: Payload, { hash }: StoredAccount) => new TextEncoder().encode(`${secret} ${hash}`)

/** Returns the tokens in the cookie, from the browser's `Cookie` header. */
export const browserTokens = (cookies: string | null | undefined): string[] =>
  (new RegExp(`(?:^|;\\s*)${cookieName}=([^;]*)`).exec(cookies ?? '')?.[1] ?? '')
    .trim()
    .split(separator)
    .filter(Boolean)
    .slice(0, maxTokens)

const subjectOf = (token: string): string | undefined => {
  try {
    return decodeJwt(token).sub
  } catch {
    return undefined
  }
}

/** Returns an id of the browser if it has logged in to the account before; else null. */
export async function knownBrowser(
  payload: Payload,
  account: StoredAccount,
  tokens: readonly string[],
): Promise<string | null> {
  if (!account.hash) return null
  for (const token of tokens) {
    if (subjectOf(token) !== account.id) continue
    const options = { typ: tokenType, algorithms: ['HS256'], currentDate: new Date(currentTime()) }
    const claims = await jwtVerify(token, keyOf(payload, account), options).then(
      ({ payload }) => payload,
      () => null,
    )
    if (claims?.jti) return claims.jti
  }
  return null
}

/** Returns `Set-Cookie` for a browser that has just logged in; a known one keeps its id and its count. */
export async function browserCookie(
  payload: Payload,
  account: StoredAccount,
  { tokens, browserId }: { tokens: readonly string[]; browserId: string | null },
): Promise<string> {
  const now = Math.floor(currentTime() / 1000)
  const signed = await new SignJWT({})
    .setProtectedHeader({ alg: 'HS256', typ: tokenType })
    .setSubject(account.id)
    .setJti(browserId ?? randomUUID())
    .setIssuedAt(now)
    .setExpirationTime(now + lifetimeS)
    .sign(keyOf(payload, account))
  const others = tokens.filter((token) => ![undefined, account.id].includes(subjectOf(token)))
  const value = [signed, ...others].slice(0, maxTokens).join(separator)
  const { secure } = payload.collections.users.config.auth.cookies
  return `${cookieName}=${value}; Path=/; Max-Age=${lifetimeS}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`
}
