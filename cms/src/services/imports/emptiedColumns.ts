import { openKeys } from '@directory/shared/entryFields'
import type { ImportField } from '@directory/shared/importFields'
import type { Change } from './planRow.ts'
import type { Columns } from './readRow.ts'
import type { EmptiedColumn } from './records.ts'

const untouched = new Set<ImportField>(['uuid', 'houseNumber', 'lat', 'lon', 'checkedAt'])

/** Which fields of an entry an empty cell empties; an address cannot be, and a position is worked out anew. */
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
    add(cells: readonly string[], changes: readonly Change[] = []): void {
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

const isTaken = ({ field, to }: Change, fields: readonly string[]) =>
  fields.includes(field) && (to === '' || (field === 'barrierfree' && to === 'nein'))
