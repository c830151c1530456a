import type { ReactNode } from 'react'
import type { Sort } from '../../lib/table.ts'
import { useListed } from '../../lib/useTableState.ts'
import type { Tools } from '../table/ListTools.tsx'
import type { ChoosableColumn } from '../table/useChosenColumns.ts'
import { ListedTable } from './ListedTable.tsx'
import type { RowOperations } from './RowActions.tsx'

interface Props<Row> extends RowOperations<Row> {
  name: string
  caption: ReactNode
  columns: readonly ChoosableColumn<Row>[]
  rows: readonly Row[]
  tools?: Tools
  usual: Sort
  textsOf: (row: Row) => readonly string[]
}

/** For rows that are all loaded; entries are too many for it. */
export function StaffTable<Row>({ rows, usual, textsOf, columns, ...rest }: Props<Row>) {
  const listed = useListed(rows, { usual, textsOf, columns })
  // Rendered even without rows, to offer undoing the deletion of the last one.
  return <ListedTable {...rest} columns={columns} listed={listed} total={rows.length} />
}
