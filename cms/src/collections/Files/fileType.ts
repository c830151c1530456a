import { isUtf8 } from 'node:buffer'
import { fileTypeFromBuffer } from 'file-type'
import { unicodeOf } from '#lib/texts/decodeText.ts'

/** Bytes that are read after the first that is no white space; browsers read 1,445. */
const headBytes = 65_536

/**
 * Skips white space, comments and declarations; in small letters, `!` for a comment without an end, `""` for no name,
 * null if the file begins otherwise. Goes through the text once: an expression for all of it would try each comment in
 * every way.
 */
function nameOfFirstTag(text: string) {
  for (let at = 0; ; ) {
    const tag = /[^\s\0\uFEFF]/g
    tag.lastIndex = at
    const start = tag.exec(text)?.index
    if (start === undefined || text[start] !== '<') return at === 0 ? null : ''
    const isComment = text.startsWith('<!--', start)
    const head = text.slice(start, start + 100)
    const name = /^<(?:\/?([a-z][\w:-]*)|!doctype\s+(html))(?=[\s/>]|$)/i.exec(head)
    if (name) return (name[1] ?? 'html').toLowerCase()
    if (!isComment && !/^<[?!]/.test(head)) return ''
    const end = isComment ? text.indexOf('-->', start + 2) : text.indexOf('>', start)
    if (end < 0) return '!'
    at = end + (isComment ? 3 : 1)
  }
}

function headOf(data: Uint8Array) {
  const start = data.findIndex((byte) => ![0, 9, 10, 12, 13, 32].includes(byte))
  // An even number of bytes is left out, so that letters of two bytes stay together.
  const head = data.subarray(start - (start % 2), start + headBytes)
  const encoding = unicodeOf(head)
  return { text: new TextDecoder(encoding).decode(head), encoding }
}

/** By these browsers know a page, whatever the file is called; `!` is a comment without an end. */
const htmlTags = new Set(
  `! html head body title base meta link style script noscript template iframe frameset object embed svg math
  header main footer nav section article aside div span center font h1 h2 h3 h4 h5 h6 p br hr a b i u em strong
  pre ul ol li dl table form input button textarea select img picture video audio details marquee`.split(
    /\s+/,
  ),
)

export async function detectFileType(data: Uint8Array) {
  const { text, encoding } = headOf(data)
  const first = nameOfFirstTag(text)
  // Text formats have no signature; SVG, which browsers show as a picture, is recognised by its first tag.
  if (first === 'svg' && encoding === 'utf-8') return 'image/svg+xml'
  // Elements of HTML may follow under names of their own.
  const isXhtml = text.includes('http://www.w3.org/1999/xhtml')
  if (first !== null && (htmlTags.has(first) || isXhtml)) return 'text/html'
  const detected = await fileTypeFromBuffer(data).catch(() => undefined)
  if (detected) return detected.mime
  return isUtf8(data) && !data.includes(0) ? 'text/plain' : 'application/octet-stream'
}
