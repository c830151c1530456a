import { BrokenPicture } from './BrokenPicture.ts'
import { exifOf, type OnOrientation, orientationOf } from './orientation.ts'

const exifHead = Buffer.from('Exif\0\0', 'latin1')
const marker = {
  start: 0xd8,
  end: 0xd9,
  scan: 0xda,
  app0: 0xe0,
  app1: 0xe1,
  app2: 0xe2,
  adobe: 0xee,
  last: 0xef,
  comment: 0xfe,
}

/**
 * Removes application segments and comments, except those that say how colours are meant, and everything after the
 * picture, where phones put films and further pictures with their own location.
 */
export function jpegWithoutMetadata(data: Buffer, found: OnOrientation): Buffer {
  if (data.readUInt16BE(0) !== 0xffd8) throw new BrokenPicture()
  const keptParts: Buffer[] = [data.subarray(0, 2)]
  let orientation = 1
  let offset = 2
  for (;;) {
    // Any number of FF bytes may precede a marker.
    while (data[offset] === 0xff && data[offset + 1] === 0xff) offset++
    const kind = kindAt(data, offset)
    if (kind === marker.end) {
      keptParts.push(data.subarray(offset, offset + 2))
      break
    }
    if (offset + 4 > data.length) throw new BrokenPicture()
    const next = offset + 2 + data.readUInt16BE(offset + 2)
    if (next > data.length) throw new BrokenPicture()
    const content = data.subarray(offset + 4, next)
    if (kind === marker.app1 && content.subarray(0, 6).equals(exifHead))
      orientation = orientationOf(content.subarray(6))
    const end = kind === marker.scan ? endOfScan(data, next) : next
    if (belongsToPicture(kind, content)) keptParts.push(data.subarray(offset, end))
    offset = end
  }
  found(orientation)
  if (orientation > 1)
    keptParts.splice(placeOfExif(keptParts), 0, segment(marker.app1, [exifHead, exifOf(orientation)]))
  return Buffer.concat(keptParts)
}

function kindAt(data: Buffer, offset: number): number {
  const kind = data[offset + 1]
  if (data[offset] !== 0xff || kind === undefined) throw new BrokenPicture()
  return kind
}

function belongsToPicture(kind: number, content: Buffer): boolean {
  const head = content.toString('latin1', 0, 12)
  if (kind === marker.app0) return head.startsWith('JFIF\0')
  if (kind === marker.app2) return head.startsWith('ICC_PROFILE\0')
  if (kind === marker.adobe) return head.startsWith('Adobe')
  return kind !== marker.comment && !(kind >= marker.app0 && kind <= marker.last)
}

/** Returns the position after the start of the picture, or after JFIF's head, which must be first. */
const placeOfExif = (kept: Buffer[]) => (kept[1]?.[1] === marker.app0 ? 2 : 1)

/** Returns the position of the next marker; within the picture's own data FF is followed by 00 or a restart. */
function endOfScan(data: Buffer, from: number): number {
  for (let offset = data.indexOf(0xff, from); offset >= 0; offset = data.indexOf(0xff, offset + 1)) {
    const next = data[offset + 1]
    if (next === undefined) break
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return offset
  }
  throw new BrokenPicture()
}

function segment(kind: number, content: Buffer[]): Buffer {
  const body = Buffer.concat(content)
  const head = Buffer.from([0xff, kind, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}
