/** Without letters and digits that are taken for one another. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A code that can be read out or written down: `length` characters of about 5 bits each, in groups of four. */
export function readableCode(length: number): string {
  // Among so many numbers the rest that is left favours none that could be guessed.
  const picks = crypto.getRandomValues(new Uint32Array(length))
  return Array.from(picks, (pick) => signs[pick % signs.length])
    .join('')
    .replace(/.{4}(?=.)/g, '$&-')
}
