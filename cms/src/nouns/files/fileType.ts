import { fileTypeFromBuffer } from 'file-type'

const svgHead =
  /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*(?:<!DOCTYPE\s+svg[^>]*>\s*)?<svg[\s>]/i

/** Returns the type of a file by its bytes, because names and clients may be wrong. */
export async function detectFileType(data: Uint8Array): Promise<string> {
  const head = Buffer.from(data.subarray(0, 4096)).toString('utf8')
  // Text formats have no signature; SVG, which browsers show as a picture, is recognised by its first tag.
  if (svgHead.test(head)) return 'image/svg+xml'
  const detected = await fileTypeFromBuffer(data).catch(() => undefined)
  if (detected) return detected.mime
  return isText(data) ? 'text/plain' : 'application/octet-stream'
}

function isText(data: Uint8Array): boolean {
  if (data.includes(0)) return false
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(data)
    return true
  } catch {
    return false
  }
}
