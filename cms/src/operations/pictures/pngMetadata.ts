import { crc32 } from 'node:zlib'
import { BrokenPicture } from './BrokenPicture.ts'
import { exifOf, type OnOrientation, orientationOf } from './orientation.ts'

const signatureLength = 8
/** Chunks that are needed to draw the picture, and for its colours, size and animation. */
const needed =
  /^(?:[A-Z].{3}|tRNS|gAMA|cHRM|sRGB|iCCP|cICP|mDCV|cLLI|sBIT|bKGD|pHYs|hIST|sPLT|acTL|fcTL|fdAT)$/s

/** Removes metadata. Bytes after the end are only removed together with metadata. */
export function pngWithoutMetadata(data: Buffer, found: OnOrientation): Buffer {
  const keptParts: Buffer[] = [data.subarray(0, signatureLength)]
  let orientation = 1
  let dropped = false
  for (let offset = signatureLength; ; ) {
    if (offset + 12 > data.length) throw new BrokenPicture()
    const next = offset + 12 + data.readUInt32BE(offset)
    if (next > data.length) throw new BrokenPicture()
    const kind = data.toString('latin1', offset + 4, offset + 8)
    if (kind === 'eXIf') orientation = orientationOf(data.subarray(offset + 8, next - 4))
    if (needed.test(kind)) keptParts.push(data.subarray(offset, next))
    else dropped = true
    offset = next
    if (kind === 'IEND') break
  }
  found(orientation)
  if (!dropped) return data
  // After the head, before everything that is drawn.
  if (orientation > 1) keptParts.splice(2, 0, chunk('eXIf', exifOf(orientation)))
  return Buffer.concat(keptParts)
}

function chunk(kind: string, content: Buffer): Buffer {
  const bytes = Buffer.alloc(content.length + 12)
  bytes.writeUInt32BE(content.length, 0)
  bytes.write(kind, 4, 'latin1')
  content.copy(bytes, 8)
  bytes.writeUInt32BE(crc32(bytes.subarray(4, content.length + 8)), content.length + 8)
  return bytes
}
