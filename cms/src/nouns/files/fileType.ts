import { fileTypeFromBuffer } from 'file-type'
import { firstTag } from './firstTag.ts'

/** Elements of HTML by which browsers know a page, whatever the file is called; `!` is a comment without an end. */
const htmlTags = new Set(
  `! html head body title base meta link style script noscript template iframe frameset object embed svg math
  header main footer nav section article aside div span center font h1 h2 h3 h4 h5 h6 p br hr a b i u em strong
  pre ul ol li dl table form input button textarea select img picture video audio details marquee`.split(
    /\s+/,
  ),
)

/** Returns the type of a file by its bytes, because names and clients may be wrong. */
export async function detectFileType(data: Uint8Array): Promise<string> {
  const first = firstTag(data)
  // Text formats have no signature; SVG, which browsers show as a picture, is recognised by its first tag.
  if (first?.name === 'svg' && first.isUtf8) return 'image/svg+xml'
  if (first && (htmlTags.has(first.name) || first.isXhtml)) return 'text/html'
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
