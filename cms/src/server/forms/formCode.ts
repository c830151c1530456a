import { refusalWords } from '#lib/errors/apiError.ts'
import type { CaptchaService } from './captcha.ts'
import type { FormError } from './form.ts'
import type { PostedValues } from './readForm.ts'

export type FormCode = ReturnType<typeof createFormCode>

/** Of a code as typed, with spaces. */
const maxCodeLength = 100
const wrong: FormError = {
  code: 'captcha_wrong',
  field: 'captchaCode',
  message: refusalWords('captcha_wrong'),
}

/** As a field of a form. */
export const createFormCode = (captcha: CaptchaService) => ({
  async check({ captchaId = '', captchaCode = '' }: PostedValues) {
    const isTyped = captchaCode.length <= maxCodeLength && captchaCode.trim() !== ''
    return isTyped && (await captcha.matches(captchaId, captchaCode)) ? [] : [wrong]
  },

  spend: async ({ captchaId = '' }: PostedValues) => ((await captcha.spend(captchaId)) ? [] : [wrong]),

  /** With the picture it shows: the same if only other fields are wrong, so that no code is typed twice. */
  async shown({ captchaId = '', captchaCode = '', ...typed }: PostedValues, errors: FormError[]) {
    const isWrong = captchaCode.trim() === '' || errors.some(({ code }) => code === wrong.code)
    if (isWrong || (await captcha.picture(captchaId)) === null)
      return { values: typed, captchaId: captcha.create() }
    return { values: { ...typed, captchaCode }, captchaId }
  },
})
