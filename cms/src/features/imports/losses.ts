import { isOpenKey, namesOf, type OpenKey, openKeys } from '@directory/shared/entryFields'
import type { ImportField } from '@directory/shared/importFields'
import { isReadable } from '@directory/shared/plainText'
import { isBlank, meansEmpty } from './cells.ts'
import type { Cells, ExistingEntry, RowChange } from './rows.ts'

/** Fields that lose nothing: positions are computed again, and restoring from the trash removes nothing. */
const neverLost: readonly string[] = ['lat', 'lon', 'checkedAt', 'trash'] satisfies RowChange['field'][]

const flagNames = namesOf('flag')
const isOpenLine = ({ field }: RowChange) => isOpenKey(field)
const isEmptyCell = (cells: Cells, field: ImportField) => field in cells && isBlank(cells[field] ?? '')

/**
 * Returns the values that a row removes from its entry. If all hours are in one cell, they are replaced, even if fewer
 * lines remain; if each line has its own column, an empty cell removes its line.
 */
export function lostValues(changes: readonly RowChange[], cells: Cells): RowChange[] {
  const lines = lostLines(changes.filter(isOpenLine), cells)
  return changes.flatMap((change) => {
    const { field, from, to } = change
    if (neverLost.includes(field)) return []
    if (isOpenLine(change)) return lines.has(field) ? [{ field, from, to: '' }] : []
    const flag = to === 'nein' && flagNames.find((name) => name === field)
    return to === '' || (flag && isEmptyCell(cells, flag)) ? [change] : []
  })
}

/** Returns the fields of the removed lines. Lines below them move up, so these are not simply the last ones. */
function lostLines(lines: readonly RowChange[], cells: Cells): ReadonlySet<RowChange['field']> {
  const emptied = lines.filter(({ to }) => to === '')
  const fieldsOf = (changes: readonly RowChange[]) => new Set(changes.map(({ field }) => field))
  const hasOneCell = !openKeys.some((key) => key in cells)
  if (hasOneCell) return fieldsOf(emptied.some(({ field }) => field === 'open1') ? emptied : [])
  const taken = lines.filter(
    ({ field, from }) =>
      from !== '' && isEmptyCell(cells, field as OpenKey) && !lines.some(({ to }) => to === from),
  )
  return fieldsOf(taken.length >= emptied.length ? taken.slice(0, emptied.length) : emptied)
}

/** True if empty cells of the row would clear something, were they not to keep it. */
export const sparesValues = (cells: Cells, { fields }: ExistingEntry): boolean =>
  (Object.entries(cells) as [ImportField, string][]).some(([field, cell]) => {
    const value = fields[(field === 'opened' ? 'open1' : field) as keyof typeof fields]
    const isStored = value === true || (typeof value === 'string' && value !== '')
    return isStored && (!isReadable(cell) || meansEmpty(field, cell))
  })
