import type { ComponentProps } from 'react'
import type { Sort } from '#lib/table.ts'
import { useListed } from '#lib/useTableState.ts'
import { ListedTable } from './ListedTable.tsx'

interface Props<Row> extends Omit<ComponentProps<typeof ListedTable<Row>>, 'listed' | 'total'> {
  rows: readonly Row[]
  usual: Sort
  textsOf: (row: Row) => readonly string[]
}

/** For rows that are all loaded; entries are too many for it. */
export function StaffTable<Row>({ rows, usual, textsOf, ...rest }: Props<Row>) {
  const listed = useListed(rows, { usual, textsOf, columns: rest.columns })
  // Rendered even without rows, to offer undoing the deletion of the last one.
  return <ListedTable {...rest} listed={listed} total={rows.length} />
}
