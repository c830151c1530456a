import { createHash, randomBytes } from 'node:crypto'

const hashed = (kind: string, text: string): string =>
  createHash('sha256').update(`${kind} ${text}`).digest('hex')

/** However it is written in entries: what stands for an address where the address itself is not kept. */
export const hashOfAddress = (email: string): string => hashed('address', email.trim().toLowerCase())

/** The secret of a link: 192 bits, in characters that no mail program breaks or rewrites. */
export const createSecret = (): string => randomBytes(24).toString('base64url')

/** All that is kept of a link. */
export const hashOfSecret = (secret: string): string => hashed('link', secret)
