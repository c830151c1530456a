const maxBytes = 75

/** Breaks a line of a vCard or a calendar after at most 75 bytes, never within a character. */
export function foldLine(line: string): string {
  const parts: string[] = []
  let part = ''
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > maxBytes) {
      parts.push(part)
      part = ''
      // The space that marks a continued line counts, too.
      bytes = 1
    }
    part += character
    bytes += size
  }
  return [...parts, part].join('\r\n ')
}
