import { isOpenKey, namesOf, type OpenKey, openKeys } from '@directory/shared/fields/entryFields'
import type { ImportField } from '@directory/shared/fields/importFields'
import { isReadable } from '@directory/shared/plainText'
import { meansEmpty } from './cells.ts'
import type { Cells, RowChange } from './rows.ts'

/** Fields that lose nothing: positions are computed again, and restoring from the trash removes nothing. */
const neverLost: readonly string[] = ['lat', 'lon', 'checkedAt', 'trash'] satisfies RowChange['field'][]

const flagNames = namesOf('flag')

function isEmptyCell(cells: Cells, field: ImportField): boolean {
  const cell = cells[field]
  return cell !== undefined && (!isReadable(cell) || meansEmpty(field, cell))
}

/**
 * Returns the values that a row removes from its entry. If all hours are in one cell, they are replaced, even if fewer
 * lines remain; if each line has its own column, an empty cell removes its line, and those below move up.
 */
export function lostValues(changes: readonly RowChange[], cells: Cells): RowChange[] {
  const lines = changes.filter(({ field }) => isOpenKey(field))
  const isWithoutHours = lines.some(({ field, to }) => field === 'open1' && to === '')
  const hasOneCell = !openKeys.some((key) => key in cells)
  const isLineLost = ({ field, from, to }: RowChange) =>
    hasOneCell
      ? isWithoutHours && to === ''
      : from !== '' && isEmptyCell(cells, field as OpenKey) && !lines.some((line) => line.to === from)
  return changes.flatMap((change) => {
    const { field, from, to } = change
    if (neverLost.includes(field)) return []
    if (isOpenKey(field)) return isLineLost(change) ? [{ field, from, to: '' }] : []
    const flag = to === 'nein' && flagNames.find((name) => name === field)
    return to === '' || (flag && isEmptyCell(cells, flag)) ? [change] : []
  })
}
