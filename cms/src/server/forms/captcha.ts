import { createHash, randomUUID } from 'node:crypto'
import { currentTime } from '#clock.ts'
import { isAway } from '#database/databaseUnavailable.ts'
import type { Leases } from '#database/leases.ts'
import { seal, unseal } from '#lib/seal.ts'
import { captchaLength, createCode, isSameCode } from '#shared/captcha'
import { drawCaptcha } from './captchaPicture.ts'

export type CaptchaService = ReturnType<typeof createCaptcha>

const lifetimeMs = 30 * 60_000
export const captchaOwner = 'captcha'

/**
 * The code is encrypted inside the picture's name: opening the form a million times fills no memory, and any process
 * with the same secret can read it. Only used names are remembered, until they expire anyway.
 */
export function createCaptcha(secret: string, leases: Leases) {
  const leaseOf = (id: string) => `captcha ${id}`

  /** The name of a new picture. */
  const create = () => seal(secret, captchaOwner, `${createCode()}${currentTime() + lifetimeMs}`)

  function codeOf(id: string) {
    const text = unseal(secret, captchaOwner, id.slice(0, 200)) ?? ''
    const left = Number(text.slice(captchaLength)) - currentTime()
    // The clock was put back, so the record of used names is unreliable.
    return left > 0 && left <= lifetimeMs ? text.slice(0, captchaLength) : null
  }

  const spend = async (id: string) =>
    codeOf(id) !== null && (await leases.take(leaseOf(id), randomUUID(), lifetimeMs))

  return {
    create,
    spend,
    /** The SVG, or null if the name is invalid or has expired. */
    async picture(id: string) {
      const code = codeOf(id)
      if (code === null) return null
      // Without its database the server still shows complete pages.
      const isSpent = await leases.isTaken(leaseOf(id)).catch((error) => {
        if (!isAway(error)) throw error
        return false
      })
      return isSpent ? null : drawCaptcha(code, createRandom(secret, id))
    },
    /** No guess ends the picture: how many are made is limited by address. */
    async matches(id: string, code: string) {
      const right = codeOf(id)
      return right !== null && isSameCode(code, right) && !(await leases.isTaken(leaseOf(id)))
    },
  }
}

/** The same for the same picture, so that it looks the same when reloaded; more than are drawn. */
function createRandom(secret: string, id: string) {
  const bytes = createHash('shake256', { outputLength: 16_384 }).update(`${secret} ${id}`).digest()
  let at = 0
  return () => {
    at = (at + 4) % bytes.length
    return bytes.readUInt32LE(at) / 2 ** 32
  }
}
