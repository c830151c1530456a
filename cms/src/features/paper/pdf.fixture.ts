import { inflateSync } from 'node:zlib'
import { extractText, getDocumentProxy } from 'unpdf'

export async function readPdf(bytes: Uint8Array) {
  hideAdditions()
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const { text: pages } = await extractText(document)
  const { info } = await document.getMetadata()
  const marks = await document.getMarkInfo()
  return {
    pages,
    text: pages.join('\n'),
    title: (info as { Title?: string }).Title ?? '',
    language: (info as { Language?: string }).Language ?? '',
    isTagged: marks?.Marked === true,
    fonts: fontsIn(Buffer.from(bytes)),
  }
}

/**
 * Hides additions to the prototype of arrays. Test files share a process, and another file's library adds `random`,
 * which loops over names would find: then the reader refuses to work.
 */
function hideAdditions(): void {
  for (const name of Object.keys(Array.prototype))
    Object.defineProperty(Array.prototype, name, { enumerable: false })
}

export const inOneLine = (text: string): string => text.replace(/\s+/g, ' ')

function fontsIn(bytes: Buffer): string[] {
  const raw = bytes.toString('latin1')
  const parts = Array.from(raw.matchAll(/stream\r?\n/g), ({ index, 0: mark }) => {
    const begin = index + mark.length
    try {
      return inflateSync(bytes.subarray(begin, raw.indexOf('endstream', begin)), { finishFlush: 2 }).toString(
        'latin1',
      )
    } catch {
      return ''
    }
  })
  const named = [raw, ...parts].flatMap((part) => [
    ...part.matchAll(/\/(?:BaseFont|FontName)\s*\/([^\s/<>[\]()]+)/g),
  ])
  const names = named.map(([, name = '']) => name.replace(/^[A-Z]{6}\+/, '').replace(/-Identity-H$/, ''))
  return [...new Set(names)].sort()
}
