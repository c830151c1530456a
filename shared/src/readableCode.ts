/** None that are easily confused. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Can be read out or written down: characters of about 5 bits each, in groups of four. */
export function readableCode(length: number): string {
  // With such large numbers, the bias of the remainder is too small to help guessing.
  const picks = crypto.getRandomValues(new Uint32Array(length))
  return Array.from(picks, (pick) => signs[pick % signs.length])
    .join('')
    .replace(/.{4}(?=.)/g, '$&-')
}
