import type { OnOrientation } from './orientation.ts'

const block = { extension: 0x21, image: 0x2c, end: 0x3b }
const extension = { text: 0x01, control: 0xf9, application: 0xff }
/** Applications that say how colours are meant, and how often an animation repeats. */
const neededApplications = new Set(['ICCRGBG1012', 'NETSCAPE2.0', 'ANIMEXTS1.0'])
const headLength = 13

/**
 * Removes comments and the blocks of programs, such as XMP. Bytes after the end stay, as cameras and phones write none
 * there. Animations, and files that are cut off, are returned unchanged: browsers can still show them.
 */
export function gifWithoutMetadata(data: Buffer, _: OnOrientation): Buffer {
  const keptParts: Buffer[] = []
  let images = 0
  let offset = headLength + tableLength(data[10])
  keptParts.push(data.subarray(0, offset))
  while (data[offset] !== block.end) {
    const isImage = data[offset] === block.image
    if (!isImage && data[offset] !== block.extension) return data
    if (isImage && ++images > 1) return data
    const content = isImage ? offset + 11 + tableLength(data[offset + 9]) : offset + 2
    const next = endOfParts(data, content)
    if (next === null) return data
    if (isImage || isNeeded(data, offset)) keptParts.push(data.subarray(offset, next))
    offset = next
  }
  return Buffer.concat([...keptParts, data.subarray(offset)])
}

/** Returns the size of the colour table, if the flags declare one. */
const tableLength = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

function isNeeded(data: Buffer, offset: number): boolean {
  const label = data[offset + 1]
  if (label === extension.application)
    return neededApplications.has(data.toString('latin1', offset + 3, offset + 14))
  return label === extension.control || label === extension.text
}

/** Returns the end of a series of parts, each preceded by its length; 0 ends the series. Null if it does not end. */
function endOfParts(data: Buffer, from: number): number | null {
  for (let offset = from; offset < data.length; ) {
    const length = data[offset] ?? 0
    offset += 1 + length
    if (length === 0) return offset
  }
  return null
}
