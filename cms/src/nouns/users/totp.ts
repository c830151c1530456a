import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import { currentTime } from '../../clock.ts'

const stepMs = 30_000
/** Tolerated clock difference of the phone, in steps. */
const window = 1

/** Returns a new secret: 160 bits in base32, as apps expect it. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

export const currentStep = (): number => Math.floor(currentTime() / stepMs)

/** Returns the time step that a code is valid for, or null. */
export function stepOfCode(secret: string, code: string): number | null {
  const digits = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(digits)) return null
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token: digits, timestamp: currentTime(), window })
  return delta === null ? null : currentStep() + delta
}

/** Returns the address that an app reads, as text and as a picture. `issuer` and `account` are what the app shows. */
export function totpOffer(secret: string, issuer: string, account: string) {
  const uri = new TOTP({ issuer, label: account, secret: Secret.fromBase32(secret) }).toString()
  return { uri, picture: renderSVG(uri, { border: 4 }) }
}
