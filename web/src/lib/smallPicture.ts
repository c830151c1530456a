import { ownValue } from '#shared/ownValue'
import { isWorthShrinking, maxPictureEdge } from '#shared/pictures'
import { CallError } from './api.ts'

const quality = 0.85
/** Formats that a canvas can read and write; other files are sent unchanged and checked by the server. */
const shrinkableTypes = ['image/jpeg', 'image/png', 'image/webp']
/** Number of bytes of "RIFF", the length of the rest, and "WEBP". */
const webpHead = 12
/** Number of bytes at the beginning in which an animated picture declares itself. */
const headLength = 4096

/** Apple's photo format, which few browsers can read; they often know only name or type. */
const isHeic = ({ name, type }: File) => /\.hei[cf]$/i.test(name) || /^image\/hei[cf]/.test(type)

/** Final bytes of a complete picture. A phone may have appended a short film after them. */
const finalBytes: Readonly<Record<string, string>> = { 'image/jpeg': '\xff\xd9', 'image/png': 'IEND' }

/** Browsers show the rest as a grey area. Searches the second half: the first may contain a complete thumbnail. */
async function isCutOff(file: File) {
  if (file.type === 'image/webp') {
    const head = new DataView(await file.slice(0, webpHead).arrayBuffer())
    return head.byteLength < webpHead || head.getUint32(4, true) + 8 > file.size
  }
  const end = ownValue(finalBytes, file.type)
  return end !== undefined && !latin1(await file.slice(Math.floor(file.size / 2)).arrayBuffer()).includes(end)
}

/**
 * Small or animated pictures and other files are returned unchanged.
 * @throws CallError as the server would refuse it
 */
export async function smallPicture(file: File): Promise<File> {
  if (isHeic(file)) throw new CallError(400, 'picture_heic')
  if (!shrinkableTypes.includes(file.type)) return file
  if (await isCutOff(file)) throw new CallError(400, 'picture_broken')
  try {
    if (await isAnimated(file)) return file
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, maxPictureEdge / Math.max(picture.width, picture.height))
    if (scale === 1 && !isWorthShrinking({ bytes: file.size, type: file.type })) return file
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(picture.width * scale))
    canvas.height = Math.max(1, Math.round(picture.height * scale))
    const context = canvas.getContext('2d')
    if (!context) return file
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, file.type, quality))
    // A browser that cannot write the format writes PNG instead.
    return small?.type === file.type && small.size < file.size
      ? new File([small], file.name, { type: file.type })
      : file
  } catch {
    return file
  }
}

async function isAnimated(file: File) {
  const head = latin1(await file.slice(0, headLength).arrayBuffer())
  return (
    (file.type === 'image/png' && head.includes('acTL')) ||
    (file.type === 'image/webp' && head.includes('ANIM'))
  )
}

/** The browser's latin1 differs between 0x80 and 0x9f, which no search here uses. */
const latin1 = (bytes: ArrayBuffer) => new TextDecoder('latin1').decode(bytes)
