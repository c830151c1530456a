import { barrierfreePrefix, type Entry } from '@directory/shared/entry'
import { type ExportField, exportColumns, exportFields } from '@directory/shared/importFields'
import { byteOrderMark, csvRecord, degreesCell } from './csv.ts'

/** Rows that are put together before others get their turn. */
const rowsPerPiece = 200

/** The entries as CSV, in pieces. */
export async function* exportCsv(entries: Iterable<Entry>): AsyncGenerator<string> {
  let piece = byteOrderMark + csvRecord(exportFields.map((field) => exportColumns[field]))
  let rows = 0
  for (const entry of entries) {
    piece += csvRecord(entryCells(entry))
    if (++rows % rowsPerPiece > 0) continue
    yield piece
    piece = ''
    await new Promise(setImmediate)
  }
  if (piece !== '') yield piece
}

export function entryCells(entry: Entry): string[] {
  return exportFields.map((field) => cellOf(entry, field))
}

function cellOf(entry: Entry, field: ExportField): string {
  switch (field) {
    case 'barrierfree':
      return entry.barrierfree ? 'ja' : 'nein'
    case 'services':
      return entry.barrierfree ? entry.services.slice(barrierfreePrefix.length) : entry.services
    case 'lat':
    case 'lon':
      return degreesCell(entry[field])
    default:
      return entry[field]
  }
}
