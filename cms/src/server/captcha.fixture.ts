import { createDecipheriv, hkdfSync } from 'node:crypto'

/** Returns what a visitor reads in the picture. */
export function readCaptcha(id: string, secret: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'captcha', 32))
  const bytes = Buffer.from(id, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 })
  decipher.setAuthTag(bytes.subarray(12, 28))
  return (decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8')).slice(0, 6)
}
