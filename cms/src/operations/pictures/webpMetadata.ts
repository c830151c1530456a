import { BrokenPicture } from './BrokenPicture.ts'
import { exifOf, type OnOrientation, orientationOf } from './orientation.ts'

const needed = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
/** Bits in the head that declare further data. */
const flags = { exif: 0x08, xmp: 0x04 }

export function webpWithoutMetadata(data: Buffer, found: OnOrientation): Buffer {
  if (data.length < 12) throw new BrokenPicture()
  const whole = 8 + data.readUInt32LE(4)
  if (whole > data.length + 1) throw new BrokenPicture()
  const keptParts: Buffer[] = []
  let orientation = 1
  for (let offset = 12; offset + 8 <= whole; ) {
    const kind = data.toString('latin1', offset, offset + 4)
    const size = data.readUInt32LE(offset + 4)
    if (offset + 8 + size > data.length) throw new BrokenPicture()
    const content = data.subarray(offset + 8, offset + 8 + size)
    if (kind === 'EXIF') orientation = orientationOf(withoutHead(content))
    if (needed.has(kind)) keptParts.push(chunk(kind, content))
    offset += 8 + size + (size % 2)
  }
  found(orientation)
  if (orientation > 1) keptParts.push(chunk('EXIF', exifOf(orientation)))
  const head = keptParts[0]
  if (head?.toString('latin1', 0, 4) === 'VP8X') {
    head[8] = (head[8] ?? 0) & ~flags.exif & ~flags.xmp
    if (orientation > 1) head[8] |= flags.exif
  }
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...keptParts])
  const start = Buffer.from('RIFF\0\0\0\0', 'latin1')
  start.writeUInt32LE(body.length, 4)
  return Buffer.concat([start, body])
}

/** Removes the head that Exif data have in JPEG; some programs write it here, too. */
const withoutHead = (exif: Buffer) => (exif.toString('latin1', 0, 4) === 'Exif' ? exif.subarray(6) : exif)

function chunk(kind: string, content: Buffer): Buffer {
  const bytes = Buffer.alloc(8 + content.length + (content.length % 2))
  bytes.write(kind, 'latin1')
  bytes.writeUInt32LE(content.length, 4)
  content.copy(bytes, 8)
  return bytes
}
