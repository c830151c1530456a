import { captchaLength } from '@directory/shared/captcha'
import { unseal } from '../../lib/seal.ts'
import { captchaOwner } from './captcha.ts'

export const readCaptcha = (id: string, secret: string): string =>
  unseal(secret, captchaOwner, id)?.slice(0, captchaLength) ?? ''
