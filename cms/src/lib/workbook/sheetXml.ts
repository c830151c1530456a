import type { Readable } from 'node:stream'
import { kindOf, type NumberKind, numberText } from './sheetNumbers.ts'
import { forEachElement, maxText, readElements, type XmlElement } from './xmlElements.ts'

/** How much of a sheet is read; one blank cell at its very end makes a million rows. */
export interface SheetLimits {
  rows: number
  columns: number
}

const maxTags = 1000
const maxStyles = 100_000

export async function readTags(stream: Readable, wanted: string) {
  const found: XmlElement['attributes'][] = []
  await forEachElement(stream, ({ name, attributes }) => {
    if (name === wanted && found.length < maxTags) found.push(attributes)
  })
  return found
}

/** Characters that XML cannot carry, and what would be read as one of them: Excel writes `_x000D_`. */
const units =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot carry them
  /[\u0000-\u0008\u000b-\u001f\p{Surrogate}\ufffe\uffff]|_(?=x[0-9A-Fa-f]{4}_)/gu
export const escapeUnits = (text: string) =>
  text.replace(units, (unit) => `_x${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
const unescapeUnits = (text: string) =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** A text may consist of several parts. */
const withPart = (text: string, part: string) => (text.length < maxText ? text + part : text)

export async function readSharedStrings(stream: Readable) {
  const strings: string[] = []
  let whole = ''
  await forEachElement(stream, ({ name, text }) => {
    if (name === 't') whole = withPart(whole, text)
    if (name !== 'si') return
    strings.push(unescapeUnits(whole))
    whole = ''
  })
  return strings
}

/** By style of cells; the named styles of the program, which have the same elements, stand before them. */
export async function readNumberKinds(styles: Readable) {
  const codes = new Map<string, string>()
  let [kinds, areRead]: [NumberKind[], boolean] = [[], false]
  await forEachElement(styles, ({ name, attributes: { numFmtId = '0', formatCode = '' } }) => {
    if (name === 'numFmt' && codes.size < maxStyles) codes.set(numFmtId, formatCode)
    if (areRead || kinds.length > maxStyles) return
    if (name === 'cellStyleXfs') kinds = []
    if (name === 'xf') kinds.push(kindOf(Number(numFmtId), codes.get(numFmtId)))
    areRead = name === 'cellXfs'
  })
  return kinds
}

/** Texts and number formats that cells refer to by index. */
interface CellTables {
  strings: readonly string[]
  kinds: readonly NumberKind[]
}

export async function* readSheet(
  stream: Readable,
  tables: CellTables,
  { rows, columns }: SheetLimits,
): AsyncGenerator<string[]> {
  let [cells, value, row, column]: [string[], string, number, number] = [[], '', 0, -1]
  for await (const elements of readElements(stream))
    for (const { name, attributes, text } of elements) {
      const { r } = attributes
      if (name === 't' || name === 'v') value = withPart(value, text)
      if (name === 'c') {
        column = r === undefined ? column + 1 : columnOf(r)
        if (value !== '' && column >= 0 && column < columns) {
          while (cells.length < column) cells.push('')
          cells[column] = cellText(value, attributes, tables)
        }
        value = ''
      }
      if (name !== 'row') continue
      const next = r === undefined ? row + 1 : Number(r)
      const isUsable = Number.isInteger(next) && next > row && next <= rows
      if (isUsable) for (; row + 1 < next; row++) yield []
      row++
      yield cells
      ;[cells, column] = [[], -1]
    }
}

/** 'B' for 1 */
export const columnName = (column: number): string =>
  column < 26
    ? String.fromCharCode(65 + column)
    : columnName(Math.floor(column / 26) - 1) + columnName(column % 26)

/** 1 for 'B7' */
const columnOf = (reference: string) =>
  [...(/^[A-Z]+/i.exec(reference)?.[0].toUpperCase() ?? '')].reduce(
    (column, letter) => column * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1

function cellText(raw: string, { t = 'n', s }: XmlElement['attributes'], { strings, kinds }: CellTables) {
  if (t === 'n') return numberText(raw, kinds[Number(s ?? 0)])
  if (t === 's') return strings[Number(raw)] ?? ''
  if (t === 'b') return raw.trim() === '1' ? 'ja' : 'nein'
  return unescapeUnits(raw)
}
