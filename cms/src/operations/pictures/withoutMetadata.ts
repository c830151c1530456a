import { ownValue } from '@directory/shared/ownValue'
import { BrokenPicture } from './BrokenPicture.ts'
import { gifWithoutMetadata } from './gifMetadata.ts'
import { jpegWithoutMetadata } from './jpegMetadata.ts'
import type { OnOrientation } from './orientation.ts'
import { pngWithoutMetadata } from './pngMetadata.ts'
import { webpWithoutMetadata } from './webpMetadata.ts'

const byType: Readonly<Record<string, (data: Buffer, found: OnOrientation) => Buffer>> = {
  'image/jpeg': jpegWithoutMetadata,
  'image/gif': gifWithoutMetadata,
  'image/png': pngWithoutMetadata,
  'image/apng': pngWithoutMetadata,
  'image/webp': webpWithoutMetadata,
}

/** Media types whose metadata can be removed without a change of pixels. */
export const strippableTypes: readonly string[] = Object.keys(byType)

/**
 * Returns the picture without data on where, when and with what it was taken. Pixels, colours and orientation stay
 * exactly the same; so do the bytes if there is nothing to remove.
 *
 * @throws BrokenPicture
 */
export function withoutMetadata(data: Buffer, type: string): Buffer {
  const clean = read(data, ownValue(byType, type))
  return clean.equals(data) ? data : clean
}

function read(
  data: Buffer,
  clean = (same: Buffer, _: OnOrientation) => same,
  found: OnOrientation = () => {},
): Buffer {
  try {
    return clean(data, found)
  } catch (error) {
    // A length leads beyond the end.
    throw error instanceof RangeError ? new BrokenPicture() : error
  }
}

/** Does the same as `withoutMetadata`, but returns the same bytes if the picture cannot be read. */
export function withoutMetadataIfReadable(data: Buffer, type: string): Buffer {
  try {
    return withoutMetadata(data, type)
  } catch (error) {
    if (error instanceof BrokenPicture) return data
    throw error
  }
}

/** Returns the orientation from the metadata, 1 to 8; 1 if it is missing or cannot be read. */
export function orientationIn(data: Buffer, type: string): number {
  let orientation = 1
  try {
    read(data, ownValue(byType, type), (found) => {
      orientation = found
    })
  } catch (error) {
    if (!(error instanceof BrokenPicture)) throw error
  }
  return orientation
}
