import type { Readable } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'
import sax, { type SAXParser } from 'sax'

export type XmlAttributes = Record<string, string>

/** Handlers called for each element with its name without the prefix, which differs between programs. */
interface Handlers {
  open?: (name: string, attributes: XmlAttributes) => void
  close?: (name: string) => void
}

/** Maximum nesting; no program exceeds ten, and each open element takes memory until it is closed. */
const maxDepth = 100
const maxAttributes = 1000

/** Creates a parser that throws if the document is broken or would take more memory than a workbook does. */
export function createXmlParser({ open, close }: Handlers): SAXParser {
  const parser = sax.parser(true, { xmlns: false, position: false })
  let depth = 0
  let attributes = 0
  parser.onerror = (error) => {
    throw error
  }
  parser.onopentagstart = () => {
    if (++depth > maxDepth) throw new Error('The document is nested too deep')
    attributes = 0
  }
  parser.onattribute = () => {
    if (++attributes > maxAttributes) throw new Error('An element has too many attributes')
  }
  parser.onopentag = (tag) => open?.(localName(tag.name), tag.attributes as XmlAttributes)
  parser.onclosetag = (name) => {
    depth--
    close?.(localName(name))
  }
  return parser
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

export async function parseStream(stream: Readable, parser: SAXParser): Promise<void> {
  const decoder = new StringDecoder('utf8')
  for await (const chunk of stream as AsyncIterable<Buffer>) parser.write(decoder.write(chunk))
  parser.write(decoder.end()).close()
}
