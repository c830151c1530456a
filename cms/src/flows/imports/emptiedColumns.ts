import { type OpenKey, openKeys } from '@directory/shared/entryFields'
import type { ImportField } from '@directory/shared/importFields'
import type { RowChange } from './planRow.ts'
import { type Columns, isEmptyCell } from './readRow.ts'
import type { EmptiedColumn } from './records.ts'

const untouched = new Set<ImportField>(['uuid', 'houseNumber', 'lat', 'lon', 'categoryType', 'checkedAt'])

/** Fields that an empty cell empties. Addresses cannot be empty, and positions are derived anew. */
function emptiedBy(field: ImportField): readonly string[] {
  if (field === 'opened') return openKeys
  return untouched.has(field) ? [] : [field]
}

/** Finds the columns that say nothing in any row and would take something from entries all the same. */
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

/** A position is worked out anew, and what comes out of the trash loses nothing. */
const neverLost: readonly string[] = ['lat', 'lon', 'checkedAt', 'trash'] satisfies RowChange['field'][]

const isOpenLine = ({ field }: RowChange) => (openKeys as readonly string[]).includes(field)

/**
 * Values that a row removes from its entry. Hours that one cell says anew are replaced, also where there are fewer lines
 * afterwards; where each line has a column of its own, an empty cell takes its line away.
 */
export function lostBy(
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

/** The lines that go, by their fields: those below them move up, so the last line is not the one to be named. */
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
