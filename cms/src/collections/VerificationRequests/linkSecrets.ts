import { createHash, randomBytes } from 'node:crypto'
import type { CollectionConfig } from 'payload'
import { id, internal } from '#fields/fields.ts'

/** They belong to the data and not to one server, so every backup has them. */
export const Keys: CollectionConfig = {
  slug: 'keys',
  ...internal,
  fields: [id, { name: 'value', type: 'text', required: true }],
}

const hashed = (kind: string, text: string) => createHash('sha256').update(`${kind} ${text}`).digest('hex')

export const hashOfAddress = (email: string) => hashed('address', email.trim().toLowerCase())

/** 192 bits, in characters that no mail program breaks or rewrites. */
export const createSecret = () => randomBytes(24).toString('base64url')

/** Of a link only this is stored and looked up: response times do not tell how much of a guess was right. */
export const hashOfSecret = (secret: string) => hashed('link', secret)
