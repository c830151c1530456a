import { yieldToRequests } from '#clock.ts'
import { byteOrderMark, csvRecord, degreesCell } from '#lib/csv/csv.ts'
import { withoutBarrierfree } from '#shared/barrierfree'
import { dottedDay } from '#shared/closures'
import type { Entry } from '#shared/entry'
import { exportFields, headerOf } from '#shared/fields/importFields'

const rowsPerPiece = 200

export async function* exportRows(
  entries: Iterable<Entry>,
  write: (cells: string[], row: number) => string,
): AsyncGenerator<string> {
  let [piece, row] = [write(exportFields.map(headerOf), 1), 1]
  for (const entry of entries) {
    piece += write(entryCells(entry), ++row)
    if (row % rowsPerPiece > 0) continue
    yield piece
    piece = ''
    await yieldToRequests()
  }
  yield piece
}

export async function* exportCsv(entries: Iterable<Entry>): AsyncGenerator<string> {
  yield byteOrderMark
  yield* exportRows(entries, csvRecord)
}

export const entryCells = (entry: Entry) =>
  exportFields.map((field) => {
    if (field === 'checkedAt') return entry.checkedAt === null ? '' : dottedDay(entry.checkedAt)
    const value = entry[field]
    if (typeof value === 'boolean') return value ? 'ja' : 'nein'
    if (typeof value !== 'string') return degreesCell(value)
    return field === 'services' ? withoutBarrierfree(value) : value
  })
