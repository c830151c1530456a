/** None that are easily confused. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789'

/** With such large numbers, the bias of the remainder is too small to help guessing. */
export const randomCode = (alphabet: string, length: number) =>
  Array.from(
    crypto.getRandomValues(new Uint32Array(length)),
    (pick) => alphabet[pick % alphabet.length],
  ).join('')

/** Can be read out or written down: characters of about 5 bits each, in groups of four. */
export const readableCode = (length: number) => randomCode(signs, length).replace(/.{4}(?=.)/g, '$&-')
