import { withoutBarrierfree } from '@directory/shared/barrierfree'
import { dottedDay } from '@directory/shared/closures'
import type { Entry } from '@directory/shared/entry'
import { exportFields, headerOf } from '@directory/shared/importFields'
import { yieldToRequests } from '../../clock.ts'
import { byteOrderMark, csvRecord, degreesCell } from '../../lib/csv/csv.ts'

/** Number of rows written before other requests get their turn. */
const rowsPerPiece = 200

/**
 * Yields the entries as CSV, in pieces.
 *
 * @param typeOf returns the type chosen for a category, in words
 */
export async function* exportCsv(
  entries: Iterable<Entry>,
  typeOf: (category: string) => string = () => '',
): AsyncGenerator<string> {
  let piece = byteOrderMark + csvRecord(exportFields.map(headerOf))
  let rows = 0
  for (const entry of entries) {
    piece += csvRecord(entryCells({ ...entry, categoryType: typeOf(entry.category) }))
    if (++rows % rowsPerPiece > 0) continue
    yield piece
    piece = ''
    await yieldToRequests()
  }
  if (piece !== '') yield piece
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
