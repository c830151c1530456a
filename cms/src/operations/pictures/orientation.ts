const orientationTag = 0x0112

/** Receives the orientation once a picture was read to its end. */
export type OnOrientation = (orientation: number) => void

/** Returns a picture's orientation, 1 to 8, from its Exif data (from the byte order on); 1 if they have none. */
export function orientationOf(exif: Buffer): number {
  const isLittle = exif.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (isLittle ? exif.readUInt16LE(at) : exif.readUInt16BE(at))
  const long = (at: number) => (isLittle ? exif.readUInt32LE(at) : exif.readUInt32BE(at))
  try {
    const directory = long(4)
    for (let i = 0; i < short(directory); i++) {
      const entry = directory + 2 + i * 12
      if (short(entry) !== orientationTag) continue
      const value = short(entry + 8)
      return value >= 1 && value <= 8 ? value : 1
    }
  } catch {
    // If the data are invalid or cut off, no browser finds an orientation either.
  }
  return 1
}

/** Returns Exif data that contain only the orientation. */
export function exifOf(orientation: number): Buffer {
  const exif = Buffer.alloc(26)
  exif.write('MM\0*', 'latin1')
  exif.writeUInt32BE(8, 4)
  exif.writeUInt16BE(1, 8)
  exif.writeUInt16BE(orientationTag, 10)
  // One value of two bytes.
  exif.writeUInt16BE(3, 12)
  exif.writeUInt32BE(1, 14)
  exif.writeUInt16BE(orientation, 18)
  return exif
}
