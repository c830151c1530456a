import { appendTo } from '@directory/shared/appendTo'
import { foldedWords } from '@directory/shared/fold'
import type { ImportField } from '@directory/shared/importFields'
import { inputLimit } from '@directory/shared/inputLimit'
import { plainMarkup } from '@directory/shared/plainMarkup'
import { saysNothing } from '@directory/shared/saysNothing'
import { cellLimit, isOverlong } from './cells.ts'
import { type RowRemark, remark, shorten } from './remarks.ts'
import type { Cells, Columns, RowCells } from './rows.ts'
import { splitAddress } from './splitAddress.ts'
import { weekdayOf } from './understandColumns.ts'

/**
 * Sorts the cells of a row by field. Addresses in one cell are split, markup of web pages becomes plain text, and several
 * columns of other information or of hours by weekday are joined under their headings. A row that names its entry is taken to the letter.
 */
export function cellsOf(row: readonly string[], columns: Columns, headers: readonly string[] = []): RowCells {
  const uuid = row[columns.indexOf('uuid')]?.trim().toLowerCase() || null
  const cells: Cells = {}
  const remarks: RowRemark[] = []
  const hours: [day: string, cell: string][] = []
  const isJoined = columns.indexOf('additionalInfo') !== columns.lastIndexOf('additionalInfo')
  for (const [column, field] of columns.entries()) {
    if (!field) continue
    const given = withoutExcess(field, row[column] ?? '')
    const plain = uuid === null ? plainMarkup(given) : given
    const isNumber = uuid === null && numbers.includes(field) && !isOverlong(field, plain)
    const cell = isNumber ? numberIn(plain) : plain
    if (plain !== given) remarks.push(remark('markup', field, { cell: shorten(given) }))
    const day = field === 'opened' ? weekdayOf(headers[column] ?? '') : null
    if (day) hours.push([day, cell])
    else if (field === 'additionalInfo' && isJoined)
      cells[field] = joined(cells[field], headers[column] ?? '', cell)
    else cells[field] ??= cell
  }
  if (hours.length > 0) cells.opened = [cells.opened, hoursByDay(hours)].filter(Boolean).join('; ')
  splitCells(cells)
  joinCells(cells)
  const isTooWide = row.slice(columns.length).some((cell) => cell.trim() !== '')
  return { cells, uuid, isTooWide, remarks }
}

const numbers: readonly ImportField[] = ['plz', 'phone', 'mobile']

/** A number without what does not belong to it: "97437.0", "'0952112", "Tel.: 09521 12, Fax 09521 13". */
const numberIn = (cell: string) =>
  cell
    .trim()
    .replace(/^(\d{4,})[.,]0+$/, '$1')
    .replace(/^'(?=[\d+])/, '')
    .replace(/^(?:tel(?:efon)?|fon|phone|mobil|handy)\b[.:\s]*(?=[\d+(])/i, '')
    .replace(/[\s,;/|(]+(?:tele)?fax\b.*$/is, '')

function joined(before: string | undefined, header: string, cell: string): string {
  if (cell.trim() === '') return before ?? ''
  const isNamed = header.trim() !== '' && foldedWords(header).join(' ') !== 'zusatzinfo'
  return [before, isNamed ? `${header.trim()}: ${cell.trim()}` : cell].filter(Boolean).join(', ')
}

/** Days with the same hours share a line: there are fewer lines than days. */
function hoursByDay(all: readonly (readonly [day: string, cell: string])[]): string {
  const days = new Map<string, string[]>()
  for (const [day, cell] of all)
    if (!saysNothing(cell)) appendTo(days, cell.trim().replace(/\s*[;\r\n]+\s*/g, ', '), day)
  return [...days].map(([cell, own]) => `${own.join(', ')} ${cell}`).join('; ')
}

/** Columns of their own count before the one that holds several. */
function splitCells(cells: Cells): void {
  for (const whole of ['address', 'plzCity'] as const) {
    const cell = cells[whole]
    if (cell === undefined || isOverlong(whole, cell)) continue
    delete cells[whole]
    const found = splitAddress(cell, whole)
    for (const field of ['street', 'plz', 'city', 'phone'] as const)
      if (found[field] && (cells[field] ?? '').trim() === '') cells[field] = found[field]
  }
}

/** What other lists keep in a column of its own, and the field that it belongs to. */
const parts = { houseNumber: 'street', areaCode: 'phone', firstName: 'name' } as const

function joinCells(cells: Cells): void {
  for (const part of ['houseNumber', 'areaCode', 'firstName'] as const) {
    const [own, whole] = [cells[part]?.trim(), cells[parts[part]]?.trim()]
    if (own === undefined || isOverlong(part, cells[part])) continue
    delete cells[part]
    if (own === '' || whole === undefined) continue
    if (part === 'houseNumber') cells.street = `${whole} ${own}`
    // A number that is whole needs no area code.
    else if (/^[^0+(]/.test(whole)) cells[parts[part]] = `${own} ${whole}`
  }
}

/** Cuts off what nothing looks at, so that the cell stays too long. */
const withoutExcess = (field: ImportField, cell: string): string =>
  isOverlong(field, cell) ? cell.slice(0, inputLimit(cellLimit(field)) + 1) : cell
