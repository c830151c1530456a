/** A decoded part of an address; null if its `%` codes are invalid. */
export function decodedPart(part: string, decode = decodeURIComponent) {
  try {
    return decode(part)
  } catch {
    return null
  }
}
