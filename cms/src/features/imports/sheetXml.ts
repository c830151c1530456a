import type { Readable } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'
import { importLimits } from '@directory/shared/importFields'
import type { SAXParser } from 'sax'
import {
  createXmlParser,
  type NumberKind,
  numberText,
  parseStream,
  type XmlAttributes,
} from './sheetNumbers.ts'

/** Maximum number of columns that are read. */
const maxColumns = importLimits.columns + 1
/** Maximum number of rows that are read; one blank cell at the very end of a sheet makes a million. */
const lastRow = 50_000

/** Returns the attributes of all elements of that name, in a small part of the workbook. */
export async function readTags(stream: Readable, wanted: string): Promise<XmlAttributes[]> {
  const found: XmlAttributes[] = []
  const parser = createXmlParser({
    open: (name, attributes) => {
      if (name === wanted && found.length < 1000) found.push(attributes)
    },
  })
  await parseStream(stream, parser)
  return found
}

/** Returns the texts that cells refer to by number. */
export async function readSharedStrings(stream: Readable): Promise<string[]> {
  const strings: string[] = []
  const parser = createXmlParser({
    open: (name) => collect.open(name),
    close: (name) => {
      collect.close(name)
      if (name === 'si') strings.push(unescapeUnits(collect.take()))
    },
  })
  const collect = textCollector(parser)
  await parseStream(stream, parser)
  return strings
}

/** Collects the text of `t` elements, without the reading aids of East Asian texts. */
function textCollector(parser: SAXParser, alsoIn: readonly string[] = []) {
  let text = ''
  let isInside = false
  let isAid = false
  parser.ontext = parser.oncdata = (piece) => {
    if (isInside && !isAid && text.length < importLimits.cell) text += piece
  }
  return {
    open: (name: string) => {
      if (name === 'rPh') isAid = true
      if (name === 't' || alsoIn.includes(name)) isInside = true
    },
    close: (name: string) => {
      if (name === 'rPh') isAid = false
      if (name === 't' || alsoIn.includes(name)) isInside = false
    },
    take: () => {
      const taken = text
      text = ''
      return taken
    },
  }
}

/** Decodes characters that XML cannot contain and Excel writes as `_x000D_`. */
const unescapeUnits = (text: string) =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** Texts and number formats that cells refer to by index. */
interface CellTables {
  strings: readonly string[]
  /** Kinds by style. */
  kinds: readonly NumberKind[]
}

/** Yields the rows of a sheet in pieces, including its blank rows. */
export async function* readSheet(stream: Readable, tables: CellTables): AsyncGenerator<string[]> {
  const decoder = new StringDecoder('utf8')
  const sheet = sheetParser(tables)
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    sheet.parser.write(decoder.write(chunk))
    yield* sheet.takeRows()
  }
  sheet.parser.write(decoder.end()).close()
  yield* sheet.takeRows()
}

function sheetParser({ strings, kinds }: CellTables) {
  const parser = createXmlParser({
    open: (name, attributes) => {
      collect.open(name)
      if (name === 'row') beginRow(attributes)
      if (name === 'c') beginCell(attributes)
    },
    close: (name) => {
      collect.close(name)
      if (name === 'c') endCell()
      if (name === 'row') rows.push(cells)
    },
  })
  const collect = textCollector(parser, ['v'])
  let rows: string[][] = []
  let rowNumber = 0
  let cells: string[] = []
  let column = -1
  let type = 'n'
  let style = 0

  function beginRow({ r }: XmlAttributes): void {
    const next = r === undefined ? rowNumber + 1 : Number(r)
    const isUsable = Number.isInteger(next) && next > rowNumber && next <= lastRow
    if (isUsable) for (let blank = rowNumber + 1; blank < next; blank++) rows.push([])
    rowNumber = isUsable ? next : rowNumber + 1
    cells = []
    column = -1
  }

  function beginCell({ r, t, s }: XmlAttributes): void {
    column = r === undefined ? column + 1 : columnOf(r)
    type = t ?? 'n'
    style = Number(s ?? 0)
    collect.take()
  }

  function endCell(): void {
    const raw = collect.take()
    const value = type === 'n' ? numberText(raw, kinds[style]) : cellText(type, raw, strings)
    if (value === '' || column < 0 || column >= maxColumns) return
    while (cells.length < column) cells.push('')
    cells[column] = value
  }

  return {
    parser,
    takeRows: () => {
      const taken = rows
      rows = []
      return taken
    },
  }
}

/** Returns the column index: 1 for 'B7'. */
function columnOf(reference: string): number {
  let column = 0
  for (const letter of reference.toUpperCase()) {
    if (letter < 'A' || letter > 'Z') break
    column = column * 26 + letter.charCodeAt(0) - 64
  }
  return column - 1
}

function cellText(type: string, raw: string, strings: readonly string[]): string {
  if (raw === '') return ''
  if (type === 's') return strings[Number(raw)] ?? ''
  if (type === 'b') return raw.trim() === '1' ? 'ja' : 'nein'
  return unescapeUnits(raw)
}
