import { type OpenKey, openKeys } from '@directory/shared/entryFields'
import type { ImportField } from '@directory/shared/importFields'
import type { RowChange } from './planRow.ts'
import { type Columns, isEmptyCell } from './readRow.ts'
import type { EmptiedColumn } from './records.ts'

const untouched = new Set<ImportField>(['uuid', 'houseNumber', 'lat', 'lon', 'categoryType', 'checkedAt'])

/** Returns the fields that an empty cell clears. Addresses cannot be empty, and positions are computed again. */
function emptiedBy(field: ImportField): readonly string[] {
  if (field === 'opened') return openKeys
  return untouched.has(field) ? [] : [field]
}

/** Finds columns that are empty in every row but would clear values of entries. */
export function createEmptiedCounter(columns: Columns) {
  const silent = new Map<number, { fields: readonly string[]; entries: number }>()
  for (const [column, field] of columns.entries())
    if (field !== null) silent.set(column, { fields: emptiedBy(field), entries: 0 })
  return {
    add(cells: readonly string[], changes: readonly RowChange[] = []): void {
      for (const column of silent.keys()) if ((cells[column] ?? '').trim() !== '') silent.delete(column)
      for (const one of silent.values())
        if (changes.some((change) => isTaken(change, one.fields))) one.entries++
    },
    found: (): EmptiedColumn[] =>
      [...silent].flatMap(([column, { entries }]) => {
        const field = columns[column]
        return field && entries > 0 ? { field, entries } : []
      }),
  }
}

const isTaken = ({ field, to }: RowChange, fields: readonly string[]) =>
  fields.includes(field) && (to === '' || (field === 'barrierfree' && to === 'nein'))

/** Fields that lose nothing: positions are computed again, and restoring from the trash removes nothing. */
const neverLost: readonly string[] = ['lat', 'lon', 'checkedAt', 'trash'] satisfies RowChange['field'][]

const isOpenLine = ({ field }: RowChange) => (openKeys as readonly string[]).includes(field)

/**
 * Returns the values that a row removes from its entry. If all hours are in one cell, they are replaced, even if fewer
 * lines remain; if each line has its own column, an empty cell removes its line.
 */
export function lostValues(
  changes: readonly RowChange[],
  cells: readonly string[],
  columns: Columns,
): RowChange[] {
  const isFlagEmpty = isEmptyCell(cells, columns, 'barrierfree')
  const lines = lostLines(changes.filter(isOpenLine), cells, columns)
  return changes.flatMap((change) => {
    const { field, from, to } = change
    if (neverLost.includes(field)) return []
    if (isOpenLine(change)) return lines.has(field) ? [{ field, from, to: '' }] : []
    return to === '' || (field === 'barrierfree' && to === 'nein' && isFlagEmpty) ? [change] : []
  })
}

/** Returns the fields of the removed lines. Lines below them move up, so these are not simply the last ones. */
function lostLines(
  lines: readonly RowChange[],
  cells: readonly string[],
  columns: Columns,
): ReadonlySet<RowChange['field']> {
  const emptied = lines.filter(({ to }) => to === '')
  const fieldsOf = (changes: readonly RowChange[]) => new Set(changes.map(({ field }) => field))
  const hasOneCell = !openKeys.some((key) => columns.includes(key))
  if (hasOneCell) return fieldsOf(emptied.some(({ field }) => field === 'open1') ? emptied : [])
  const taken = lines.filter(
    ({ field, from }) =>
      from !== '' && isEmptyCell(cells, columns, field as OpenKey) && !lines.some(({ to }) => to === from),
  )
  return fieldsOf(taken.length >= emptied.length ? taken.slice(0, emptied.length) : emptied)
}
