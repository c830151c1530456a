import { withoutBarrierfree } from '@directory/shared/barrierfree'
import { dottedDay } from '@directory/shared/closures'
import type { Entry } from '@directory/shared/entry'
import { exportFields, headerOf } from '@directory/shared/importFields'
import { yieldToRequests } from '../../clock.ts'
import { byteOrderMark, csvRecord, degreesCell } from '../../lib/csv/csv.ts'

export interface ExportRows {
  entries: Iterable<Entry>
  /** What is chosen for a category, in words. */
  typeOf: (category: string) => string
}

/** Number of rows written before other requests get their turn. */
const rowsPerPiece = 200

/** Yields the headings and the entries in pieces, as `write` writes a row. */
export async function* exportRows(
  { entries, typeOf }: ExportRows,
  write: (cells: string[], row: number) => string,
): AsyncGenerator<string> {
  let [piece, row] = [write(exportFields.map(headerOf), 1), 1]
  for (const entry of entries) {
    piece += write(entryCells({ ...entry, categoryType: typeOf(entry.category) }), ++row)
    if (row % rowsPerPiece > 0) continue
    yield piece
    piece = ''
    await yieldToRequests()
  }
  yield piece
}

export async function* exportCsv(rows: ExportRows): AsyncGenerator<string> {
  yield byteOrderMark
  yield* exportRows(rows, csvRecord)
}

export function entryCells(entry: Entry & { categoryType?: string }): string[] {
  return exportFields.map((field) => {
    if (field === 'checkedAt') return entry.checkedAt === null ? '' : dottedDay(entry.checkedAt)
    if (field === 'categoryType') return entry.categoryType ?? ''
    const value = entry[field]
    if (typeof value === 'boolean') return value ? 'ja' : 'nein'
    if (typeof value !== 'string') return degreesCell(value)
    return field === 'services' ? withoutBarrierfree(value) : value
  })
}
