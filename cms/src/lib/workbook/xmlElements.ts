import type { Readable } from 'node:stream'
import sax from 'sax'

export interface XmlElement {
  /** Without the prefix, which differs between programs. */
  name: string
  attributes: Partial<Record<string, string>>
  /** Its own, without that of the elements in it. */
  text: string
}

/** Maximum nesting; no program exceeds ten, and each open element takes memory until it is closed. */
const maxDepth = 100
const maxAttributes = 1000
/** Characters of a text, after which no more are added; spreadsheet programs allow 32,767 in a cell. */
export const maxText = 100_000

/** Yields the elements of a document as they end. Throws if it is broken or takes more memory than a workbook does. */
export async function* readElements(stream: Readable): AsyncGenerator<XmlElement[]> {
  const parser = sax.parser(true, { xmlns: false, position: false })
  const open: XmlElement[] = []
  let [attributes, ended]: [number, XmlElement[]] = [0, []]
  parser.onerror = (error) => {
    throw error
  }
  parser.onopentagstart = () => {
    if (open.length === maxDepth) throw new Error('The document is nested too deep')
    attributes = 0
  }
  parser.onattribute = () => {
    if (++attributes > maxAttributes) throw new Error('An element has too many attributes')
  }
  parser.onopentag = ({ name, attributes }) =>
    open.push({
      name: name.slice(name.indexOf(':') + 1),
      attributes: attributes as XmlElement['attributes'],
      text: '',
    })
  parser.onclosetag = () => ended.push(...open.splice(-1))
  parser.ontext = parser.oncdata = (piece) => {
    const element = open.at(-1)
    if (element && element.text.length < maxText) element.text += piece
  }
  for await (const chunk of stream.setEncoding('utf8') as AsyncIterable<string>) {
    parser.write(chunk)
    yield ended
    ended = []
  }
  parser.close()
  yield ended
}

export async function forEachElement(stream: Readable, act: (element: XmlElement) => void) {
  for await (const elements of readElements(stream)) elements.forEach(act)
}
