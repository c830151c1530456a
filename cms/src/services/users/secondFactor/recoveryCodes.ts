import { createHash, randomInt } from 'node:crypto'

export const howMany = 10
/** Without letters and digits that are taken for one another. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
/** Some 79 bits: nobody guesses one, also not from its hash. */
const length = 16

/** As people write them down: in groups of four. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: howMany }, () =>
    Array.from({ length }, () => letters[randomInt(letters.length)])
      .join('')
      .replace(/.{4}(?=.)/g, '$&-'),
  )

/** How somebody types one is their business. */
const plain = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '')

/** `owner` keeps equal codes of two accounts apart. */
export const hashOf = (owner: string, code: string): string =>
  createHash('sha256')
    .update(`${owner} ${plain(code)}`)
    .digest('base64url')
