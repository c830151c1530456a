import type { ReactNode } from 'react'
import { Button, LinkButton } from '../components/Button.tsx'
import { type Column, DataTable } from '../components/DataTable.tsx'
import { FilterField } from '../components/FilterField.tsx'
import { type Removing, useRemoval } from '../features/edit/useRemoval.tsx'
import { useText } from '../lib/intl.ts'
import { filterRows, type Sort } from '../lib/table.ts'
import { useTableState } from '../lib/useTableState.ts'

interface Props<Row> {
  caption: ReactNode
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** The order until somebody chooses another. */
  usual: Sort
  /** What the filter looks through. */
  textsOf: (row: Row) => readonly string[]
  /** Absent for what can only be deleted. */
  editHref?: (row: Row) => string
  removing: Removing<Row>
}

/** What staff look after, to be filtered and sorted, each row to be deleted or, where it has a form, edited. */
export function StaffTable<Row>(props: Props<Row>) {
  const { caption, columns, rows, usual, textsOf, editHref, removing } = props
  const { keyOf, nameOf } = removing
  const text = useText()
  const table = useTableState(usual)
  const removal = useRemoval(removing)
  const found = filterRows(rows, table.query, textsOf)
  return (
    <>
      {removal.notice}
      {rows.length > 0 && (
        <>
          <FilterField
            query={table.query}
            onQuery={table.setQuery}
            found={found.length}
            total={rows.length}
          />
          <DataTable
            caption={caption}
            columns={columns}
            rows={found}
            rowKey={keyOf}
            order={table}
            actions={(row) => (
              <>
                {editHref && (
                  <LinkButton
                    icon="edit"
                    to={editHref(row)}
                    aria-label={text('edit_entry.editNamed', { name: nameOf(row) })}
                  >
                    {text('edit.edit')}
                  </LinkButton>
                )}
                <Button
                  aria-label={text('edit_entry.removeNamed', { name: nameOf(row) })}
                  onClick={() => removal.ask(row)}
                >
                  {text('edit.delete')}
                </Button>
              </>
            )}
          />
        </>
      )}
      {removal.dialog}
    </>
  )
}
