/** Of an address; null for `%` and the like, which stand for no character. */
export function decodedPart(part: string, decode = decodeURIComponent) {
  try {
    return decode(part)
  } catch {
    return null
  }
}
