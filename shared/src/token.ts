const tokenPattern = /^[a-z0-9]{10}$/

export function isToken(value: unknown): value is string {
  return typeof value === 'string' && tokenPattern.test(value)
}

/** Of ids; what people and other programs send may be in upper case. */
const uuidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

export const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && uuidPattern.test(value)

/** Discards bytes that would bias the choice. */
export function createToken(): string {
  const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789'
  let token = ''
  while (token.length < 10) {
    for (const byte of crypto.getRandomValues(new Uint8Array(16))) {
      if (byte < 252 && token.length < 10) token += alphabet[byte % 36]
    }
  }
  return token
}
