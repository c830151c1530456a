import { maxPictureEdge, worthShrinking } from '@directory/shared/pictureLimits'
import { CallError } from './api.ts'

const quality = 0.85
/** What a canvas reads and writes; everything else goes as it is, and the server looks. */
const kinds = ['image/jpeg', 'image/png', 'image/webp']
/** Bytes: "RIFF", the length of all that follows, "WEBP". */
const webpHead = 12
/** Bytes in which a moving picture says that it is one. */
const headLength = 4096

/** Whether it is a photo in Apple's format, which few browsers can read: by its name or type, as browsers know neither well. */
export const isHeic = ({ name, type }: File): boolean =>
  /\.hei[cf]$/i.test(name) || /^image\/hei[cf]/.test(type)

/** Bytes that end a picture. After them a telephone may have added a short film. */
const ends: Readonly<Record<string, string>> = { 'image/jpeg': '\xff\xd9', 'image/png': 'IEND' }

/**
 * True if the picture breaks off: browsers draw the part that is there and leave the rest grey. The end is searched for
 * in the second half, because the first may hold a small picture of its own.
 */
async function isTorn(file: File): Promise<boolean> {
  if (file.type === 'image/webp') {
    const head = new DataView(await file.slice(0, webpHead).arrayBuffer())
    return head.byteLength < webpHead || head.getUint32(4, true) + 8 > file.size
  }
  const end = ends[file.type]
  return end !== undefined && !latin1(await file.slice(Math.floor(file.size / 2)).arrayBuffer()).includes(end)
}

/**
 * The same picture, small enough to be sent: at most so many pixels long and right side up, under its name and in its
 * format. What is small already, moves or is no picture comes back as it is.
 *
 * @throws CallError as the server would refuse it
 */
export async function smallPicture(file: File): Promise<File> {
  if (isHeic(file)) throw new CallError(400, 'picture_heic')
  if (!kinds.includes(file.type)) return file
  if (await isTorn(file)) throw new CallError(400, 'picture_broken')
  try {
    if (await moves(file)) return file
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, maxPictureEdge / Math.max(picture.width, picture.height))
    if (scale === 1 && !worthShrinking({ bytes: file.size, type: file.type })) return file
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(picture.width * scale))
    canvas.height = Math.max(1, Math.round(picture.height * scale))
    const paper = canvas.getContext('2d')
    if (!paper) return file
    paper.imageSmoothingQuality = 'high'
    paper.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, file.type, quality))
    // A browser that cannot write a format writes PNG instead.
    return small?.type === file.type && small.size < file.size
      ? new File([small], file.name, { type: file.type })
      : file
  } catch {
    return file
  }
}

/** Animated PNG and WebP say so near their beginning. */
async function moves(file: File): Promise<boolean> {
  const head = latin1(await file.slice(0, headLength).arrayBuffer())
  return (
    (file.type === 'image/png' && head.includes('acTL')) ||
    (file.type === 'image/webp' && head.includes('ANIM'))
  )
}

/** One character for each byte; what the browser calls latin1 has others between 0x80 and 0x9f, none of which is asked for. */
const latin1 = (bytes: ArrayBuffer): string => new TextDecoder('latin1').decode(bytes)
