import { buffer } from 'node:stream/consumers'
import { BoundedCache } from '@directory/shared/BoundedCache'
import type { Payload } from 'payload'
import type { File } from '../../payload-types.ts'
import { orientationIn, strippableTypes } from '../pictures/withoutMetadata.ts'
import { namedFile, type StoredBytes } from './fileStore.ts'
import { fileStoreOf } from './fileStoreOf.ts'

interface Size {
  /** Pixels. */
  width: number
  height: number
}

/** Whether a picture is rotated by 90°, by file and version of its bytes. */
const lying = new BoundedCache<string, boolean>(1000)

/**
 * Returns a picture's displayed size; null if unknown. Pictures stored earlier or restored may carry a rotation that
 * swaps width and height.
 */
export async function uprightSize(
  payload: Payload,
  file: Pick<File, 'id' | 'filename' | 'mimeType' | 'width' | 'height'>,
): Promise<Size | null> {
  const { width, height } = file
  if (!width || !height || width < 0 || height < 0) return null
  const type = file.mimeType ?? ''
  const stored = strippableTypes.includes(type) ? await fileStoreOf(payload).find(namedFile(file)) : null
  return stored && (await lies(`${file.id} ${stored.version}`, stored, type))
    ? { width: height, height: width }
    : { width, height }
}

async function lies(key: string, stored: StoredBytes, type: string): Promise<boolean> {
  const cached = lying.get(key)
  if (cached !== undefined) return cached
  const data = await buffer(stored.read()).catch(() => null)
  // Removed meanwhile: its size no longer matters.
  if (!data) return false
  const isLying = orientationIn(data, type) >= 5
  lying.set(key, isLying)
  return isLying
}
