import { randomCode } from './readableCode.ts'

/** Not mistaken for each other: no O and 0, I and 1, S and 5, B and 8, Z and 2, G and C, J, V, Q. */
export const captchaAlphabet = 'ACDEFHKLMNPRTUWXY34679'
export const captchaLength = 6

/** Made where it is checked, so it need not be a secret. */
export const createCode = () => randomCode(captchaAlphabet, captchaLength)

/** Lower case and spaces are accepted. */
export const isSameCode = (typed: string, code: string) => typed.replace(/\s/g, '').toUpperCase() === code
