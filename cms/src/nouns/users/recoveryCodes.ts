import { createHash } from 'node:crypto'
import { readableCode } from '@directory/shared/readableCode'

export const recoveryCodeCount = 10
/** Characters of a code, about 79 bits: too many to guess, even from its hash. */
const length = 16

export const newRecoveryCode = (): string => readableCode(length)

export const newRecoveryCodes = (): string[] => Array.from({ length: recoveryCodeCount }, newRecoveryCode)

/** Removes spaces and hyphens and ignores case, which do not matter when a code is typed. */
const plain = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Returns the hash of a code. `owner` makes equal codes of two accounts differ. */
export const recoveryCodeHash = (owner: string, code: string): string =>
  createHash('sha256')
    .update(`${owner} ${plain(code)}`)
    .digest('base64url')
