/** Of an address; null for `%` and the like, which stand for no character. */
export function decodedPart(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}
