import type { Readable } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'
import sax, { type SAXParser } from 'sax'

export type Attributes = Record<string, string>

export function createParser(): SAXParser {
  const parser = sax.parser(true, { xmlns: false, position: false })
  parser.onerror = (error) => {
    throw error
  }
  return parser
}

/** Prefixes of namespaces differ from program to program. */
export const localName = (name: string) => name.slice(name.indexOf(':') + 1)

export async function feed(stream: Readable, parser: SAXParser): Promise<void> {
  const decoder = new StringDecoder('utf8')
  for await (const chunk of stream as AsyncIterable<Buffer>) parser.write(decoder.write(chunk))
  parser.write(decoder.end()).close()
}
