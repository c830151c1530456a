import { createHash } from 'node:crypto'
import { readableCode } from '@directory/shared/readableCode'

export const recoveryCodeCount = 10
/** Some 79 bits: too many to guess, also from its hash. */
const length = 16

export const newRecoveryCode = (): string => readableCode(length)

export const newRecoveryCodes = (): string[] => Array.from({ length: recoveryCodeCount }, newRecoveryCode)

/** Spaces, hyphens and capitals do not matter when one is typed. */
const plain = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '')

/** `owner` keeps equal codes of two accounts apart. */
export const recoveryCodeHash = (owner: string, code: string): string =>
  createHash('sha256')
    .update(`${owner} ${plain(code)}`)
    .digest('base64url')
