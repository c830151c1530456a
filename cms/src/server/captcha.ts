import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, randomInt } from 'node:crypto'
import { captchaLength, createCode, isSameCode } from '@directory/shared/captcha'
import { currentTime } from '../clock.ts'
import { drawCaptcha } from './captchaPicture.ts'

export interface Captcha {
  /** Name of a new picture. */
  create(): string
  /** SVG, or null for a name that is not (any longer) one. */
  picture(id: string): string | null
  /** Whether the code is the picture's. A wrong guess spends the picture; a right one does not yet. */
  matches(id: string, code: string): boolean
  /** Ends a picture; false where it had ended already. */
  spend(id: string): boolean
}

const lifetimeMs = 30 * 60_000
/** The oldest is forgotten beyond that; the limits on requests keep the number small. */
const mostSpent = 20_000

/**
 * The code travels inside the picture's name, sealed: opening the form a million times fills no memory, and any
 * process with the same secret reads it. Only names that were used are remembered, until they expire anyway.
 */
export function createCaptcha(secret: string, now: () => number = currentTime): Captcha {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'captcha', 32))
  const spent = new Map<string, number>()

  function create(): string {
    const code = createCode(randomInt)
    const iv = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', key, iv)
    const sealed = Buffer.concat([cipher.update(`${code}${now() + lifetimeMs}`, 'utf8'), cipher.final()])
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
  }

  function codeOf(id: string): string | null {
    const bytes = Buffer.from(id.slice(0, 200), 'base64url')
    // One spelling only: others would count as names that were never used.
    if (bytes.length < 12 + 16 + captchaLength || bytes.toString('base64url') !== id || spent.has(id))
      return null
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 })
      decipher.setAuthTag(bytes.subarray(12, 28))
      const text = decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8')
      const left = Number(text.slice(captchaLength)) - now()
      // None lasts longer: the clock was put back, and nobody knows any more which names were used.
      return left > 0 && left <= lifetimeMs ? text.slice(0, captchaLength) : null
    } catch {
      return null
    }
  }

  function spend(id: string): boolean {
    if (codeOf(id) === null) return false
    for (const [old, until] of spent) {
      if (until > now() && spent.size < mostSpent) break
      spent.delete(old)
    }
    spent.set(id, now() + lifetimeMs)
    return true
  }

  return {
    create,
    spend,
    picture(id) {
      const code = codeOf(id)
      return code === null ? null : drawCaptcha(code, randomOf(createHmac('sha256', key).update(id).digest()))
    },
    matches(id, code) {
      const right = codeOf(id)
      if (right === null) return false
      if (isSameCode(code, right)) return true
      spend(id)
      return false
    },
  }
}

/** The same numbers for the same seed (xorshift128), so that a picture that is loaded twice looks the same. */
function randomOf(seed: Buffer): () => number {
  const state = new Uint32Array([0, 4, 8, 12].map((at) => seed.readUInt32LE(at) || 1))
  return () => {
    const [a = 1, b = 1, c = 1, d = 1] = state
    let t = a ^ (a << 11)
    t = (t ^ (t >>> 8) ^ d ^ (d >>> 19)) >>> 0
    state.set([b, c, d, t])
    return t / 2 ** 32
  }
}
