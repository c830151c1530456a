import { createHash } from 'node:crypto'
import { readableCode } from '@directory/shared/readableCode'

const recoveryCodeCount = 10
/** Characters of a code, about 79 bits: too many to guess, even from its hash. */
const length = 16

export const newRecoveryCode = (): string => readableCode(length)

export const newRecoveryCodes = (): string[] => Array.from({ length: recoveryCodeCount }, newRecoveryCode)

/** Ignores spaces, hyphens and case of a typed code. */
const plain = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Returns a hash, which `owner` makes differ for equal codes of two accounts. */
export const recoveryCodeHash = (owner: string, code: string): string =>
  createHash('sha256')
    .update(`${owner} ${plain(code)}`)
    .digest('base64url')
