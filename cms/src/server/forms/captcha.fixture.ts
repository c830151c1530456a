import { captchaLength } from '@directory/shared/captcha'
import { unseal } from '../../lib/seal.ts'
import { captchaOwner } from './captcha.ts'

/** Returns what a visitor reads in the picture. */
export const readCaptcha = (id: string, secret: string): string =>
  unseal(secret, captchaOwner, id)?.slice(0, captchaLength) ?? ''
