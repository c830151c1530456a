import type { Readable } from 'node:stream'
import { importLimits } from '@directory/shared/fields/importFields'
import { type NumberKind, numberText, parseWhole, parseXml, type XmlAttributes } from './sheetNumbers.ts'

const maxColumns = importLimits.columns + 1
/** Maximum number of rows that are read; one blank cell at the very end of a sheet makes a million. */
const lastRow = 50_000

/** The attributes of all elements of that name. */
export async function readTags(stream: Readable, wanted: string): Promise<XmlAttributes[]> {
  const found: XmlAttributes[] = []
  await parseWhole(stream, {
    open: (name, attributes) => {
      if (name === wanted && found.length < 1000) found.push(attributes)
    },
  })
  return found
}

export async function readSharedStrings(stream: Readable): Promise<string[]> {
  const strings: string[] = []
  const collected = collectText()
  await parseWhole(stream, {
    ...collected,
    close: (name) => {
      collected.close(name)
      if (name === 'si') strings.push(unescapeUnits(collected.take()))
    },
  })
  return strings
}

function collectText() {
  let [text, isInside] = ['', false]
  const enter = (name: string, isOpen: boolean) => {
    if (name === 't' || name === 'v') isInside = isOpen
  }
  return {
    open: (name: string) => enter(name, true),
    close: (name: string) => enter(name, false),
    text: (piece: string) => {
      if (isInside && text.length < importLimits.cell) text += piece
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
  kinds: readonly NumberKind[]
}

export async function* readSheet(stream: Readable, tables: CellTables): AsyncGenerator<string[]> {
  const { takeRows, ...handlers } = sheetRows(tables)
  for await (const _ of parseXml(stream, handlers)) yield* takeRows()
}

function sheetRows({ strings, kinds }: CellTables) {
  const { open, close, text, take } = collectText()
  let rows: string[][] = []
  let rowNumber = 0
  let cells: string[] = []
  let [column, type, style] = [-1, 'n', 0]

  function beginRow({ r }: XmlAttributes): void {
    const next = r === undefined ? rowNumber + 1 : Number(r)
    const isUsable = Number.isInteger(next) && next > rowNumber && next <= lastRow
    if (isUsable) for (let blank = rowNumber + 1; blank < next; blank++) rows.push([])
    rowNumber = isUsable ? next : rowNumber + 1
    cells = []
    column = -1
  }

  function endCell(): void {
    const raw = take()
    const value = type === 'n' ? numberText(raw, kinds[style]) : cellText(type, raw, strings)
    if (value === '' || column < 0 || column >= maxColumns) return
    while (cells.length < column) cells.push('')
    cells[column] = value
  }

  return {
    text,
    open: (name: string, attributes: XmlAttributes) => {
      open(name)
      if (name === 'row') beginRow(attributes)
      if (name !== 'c') return
      const { r, t = 'n', s = 0 } = attributes
      ;[column, type, style] = [r === undefined ? column + 1 : columnOf(r), t, Number(s)]
      take()
    },
    close: (name: string) => {
      close(name)
      if (name === 'c') endCell()
      if (name === 'row') rows.push(cells)
    },
    takeRows: () => {
      const taken = rows
      rows = []
      return taken
    },
  }
}

/** Returns the column index: 1 for 'B7'. */
const columnOf = (reference: string): number =>
  [...(/^[A-Z]+/i.exec(reference)?.[0].toUpperCase() ?? '')].reduce(
    (column, letter) => column * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1

function cellText(type: string, raw: string, strings: readonly string[]): string {
  if (raw === '') return ''
  if (type === 's') return strings[Number(raw)] ?? ''
  if (type === 'b') return raw.trim() === '1' ? 'ja' : 'nein'
  return unescapeUnits(raw)
}
