import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const [ivLength, tagLength] = [12, 16]

// Named after its first use; what is stored has to stay readable.
const keyOf = (serverSecret: string) => Buffer.from(hkdfSync('sha256', serverSecret, '', 'second factor', 32))

/**
 * With the server's secret.
 * @param owner binds the text to one account or use
 */
export function seal(serverSecret: string, owner: string, text: string) {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv(algorithm, keyOf(serverSecret), iv).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Null if it was sealed with another secret, for another owner, or changed. */
export function unseal(serverSecret: string, owner: string, sealed: string) {
  const bytes = Buffer.from(sealed, 'base64url')
  // Other spellings would count as texts that were never used.
  if (bytes.toString('base64url') !== sealed) return null
  try {
    const key = keyOf(serverSecret)
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivLength), {
      authTagLength: tagLength,
    })
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
    return decipher.update(bytes.subarray(ivLength + tagLength), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}
