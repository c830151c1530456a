import type { ReactNode } from 'react'
import type { Sort } from '../../lib/table.ts'
import { useListed } from '../../lib/useTableState.ts'
import type { ChoosableColumn } from '../table/useChosenColumns.ts'
import { ListedTable, type RowActs } from './ListedTable.tsx'

interface Props<Row> extends RowActs<Row> {
  name: string
  caption: ReactNode
  columns: readonly ChoosableColumn<Row>[]
  rows: readonly Row[]
  /** The order until somebody chooses another. */
  usual: Sort
  /** What the filter looks through. */
  textsOf: (row: Row) => readonly string[]
}

/** The table of what is all here; of entries there are too many, see `AllEntries`. */
export function StaffTable<Row>({ rows, usual, textsOf, columns, ...rest }: Props<Row>) {
  const sorts = Object.fromEntries(
    columns.flatMap(({ key, sortBy }) => (typeof sortBy === 'function' ? [[key, sortBy]] : [])),
  )
  const listed = useListed(rows, { usual, textsOf, sorts })
  // With no rows, too: of the last one that was deleted it says how it comes back.
  return <ListedTable {...rest} columns={columns} listed={listed} total={rows.length} />
}
