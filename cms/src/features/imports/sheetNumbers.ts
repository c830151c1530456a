import type { Readable } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'
import sax from 'sax'
import { dayMs } from '../../clock.ts'

export type XmlAttributes = Record<string, string>

/** Handlers called for each element with its name without the prefix, which differs between programs. */
interface Handlers {
  open?: (name: string, attributes: XmlAttributes) => void
  close?: (name: string) => void
  text?: (piece: string) => void
}

/** Maximum nesting; no program exceeds ten, and each open element takes memory until it is closed. */
const maxDepth = 100
const maxAttributes = 1000

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** Parses a document, and yields after each piece. Throws if it is broken or takes more memory than a workbook does. */
export async function* parseXml(stream: Readable, { open, close, text }: Handlers): AsyncGenerator<void> {
  const parser = sax.parser(true, { xmlns: false, position: false })
  let [depth, attributes] = [0, 0]
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
  parser.ontext = parser.oncdata = (piece) => text?.(piece)
  const decoder = new StringDecoder('utf8')
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    parser.write(decoder.write(chunk))
    yield
  }
  parser.write(decoder.end()).close()
  yield
}

export async function parseWhole(stream: Readable, handlers: Handlers): Promise<void> {
  const pieces = parseXml(stream, handlers)
  while (!(await pieces.next()).done);
}

/** Format in which a spreadsheet shows a number, as far as it changes the meaning. */
export type NumberKind = 'number' | 'date' | 'time' | 'date and time'

const maxStyles = 100_000

export async function readNumberKinds(styles: Readable): Promise<NumberKind[]> {
  const codes = new Map<string, string>()
  const kinds: NumberKind[] = []
  // The named styles of the program have the same elements as those of cells.
  let isOfCells = false
  await parseWhole(styles, {
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'cellXfs') isOfCells = true
      if (name === 'numFmt' && codes.size < maxStyles) codes.set(numFmtId, formatCode)
      if (name === 'xf' && isOfCells && kinds.length < maxStyles)
        kinds.push(builtIn(Number(numFmtId)) ?? kindOf(codes.get(numFmtId) ?? ''))
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false
    },
  })
  return kinds
}

function builtIn(format: number): NumberKind | undefined {
  if (format >= 14 && format <= 17) return 'date'
  if ((format >= 18 && format <= 21) || (format >= 45 && format <= 47)) return 'time'
  return format === 22 ? 'date and time' : undefined
}

function kindOf(code: string): NumberKind {
  const signs = code.replace(/"[^"]*"|\\.|\[(?![hms]+\])[^\]]*\]/gi, '').toLowerCase()
  const hasTime = /[hs]/.test(signs)
  const hasDate = /[dy]/.test(signs) || (!hasTime && /m/.test(signs))
  if (hasDate) return hasTime ? 'date and time' : 'date'
  return hasTime ? 'time' : 'number'
}

/** Day 0 of spreadsheets; days before March 1900 differ by one in some programs, but occur in no directory. */
const firstDay = Date.UTC(1899, 11, 30)
/** Last day of the year 9999, the largest date of spreadsheets. */
const lastDay = 2_958_465
const minuteMs = 60_000

/** Returns a number as people type it: no 4.9E+11 for a phone number, no days since 1900 for a date. */
export function numberText(raw: string, kind: NumberKind = 'number'): string {
  const number = Number(raw)
  if (raw.trim() === '' || !Number.isFinite(number)) return raw
  if (kind === 'number' || number < 0 || number > lastDay)
    return Number.isInteger(number) && Math.abs(number) < 1e21 ? BigInt(number).toString() : String(number)
  const moment = new Date(firstDay + Math.round((number * dayMs) / minuteMs) * minuteMs).toISOString()
  const date = moment.slice(0, 10).split('-').reverse().join('.')
  const time = moment.slice(11, 16)
  return kind === 'date and time' ? `${date} ${time}` : kind === 'time' ? time : date
}
