import { decodeJwt, decodeProtectedHeader, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { currentTime } from '#clock.ts'

const algorithm = 'HS256'
const bytesOf = (key: string) => new TextEncoder().encode(key)

/** @param key contains all that makes the token void when it changes */
export function signToken(key: string, typ: string, claims: JWTPayload & { exp: number }) {
  const iat = Math.floor(currentTime() / 1000)
  return new SignJWT({ ...claims, iat }).setProtectedHeader({ alg: algorithm, typ }).sign(bytesOf(key))
}

/** Null if it is of another type or key, too old, or malformed. */
export const readToken = (key: string, typ: string, token: string) =>
  jwtVerify(token, bytesOf(key), { typ, algorithms: [algorithm], currentDate: new Date(currentTime()) }).then(
    ({ payload }) => payload,
    () => null,
  )

/** Unverified, `sub` may be anything; to find the key. Empty if it is malformed. */
export function claimsOf(token: string): { sub?: string; typ?: string } {
  try {
    return { sub: decodeJwt(token).sub, typ: decodeProtectedHeader(token).typ }
  } catch {
    return {}
  }
}
