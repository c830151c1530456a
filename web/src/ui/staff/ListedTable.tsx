import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useText } from '../../lib/intl.ts'
import type { Listed } from '../../lib/useTableState.ts'
import { useHere } from '../../lib/wayBack.ts'
import { Button, LinkButton } from '../Button.tsx'
import { DataTable } from '../DataTable.tsx'
import { FilterField } from '../FilterField.tsx'
import { Pager } from '../Pager.tsx'
import { ColumnChoice } from '../table/ColumnChoice.tsx'
import { HoldRow, useHeldRows } from '../table/heldRows.ts'
import { MarkedBar } from '../table/MarkedBar.tsx'
import { type SavedCell, SavedCells } from '../table/savedCell.ts'
import { type ChoosableColumn, useChosenColumns } from '../table/useChosenColumns.ts'
import { UndoNotice } from '../UndoNotice.tsx'
import { type Removing, useRemoval } from './useRemoval.tsx'

/** What staff can do with one row, and with several. */
export interface RowOperations<Row> {
  removing: Removing<Row>
  /** Link of the edit button; absent if rows have no edit page. */
  editHref?: (row: Row) => string
  /** Opens the form on the same page. */
  onEdit?: (row: Row) => void
  /** Further buttons of a row. */
  rowButtons?: (row: Row) => ReactNode
  /** True if the row cannot be deleted, after saying why; then there is no confirmation dialog. */
  blocksRemoval?: (row: Row) => boolean
  /** Further buttons for marked rows; `onDone` clears the marks. */
  bulkButtons?: (marked: readonly Row[], onDone: () => void) => ReactNode
}

interface Props<Row> extends RowOperations<Row> {
  /** Key under which the chosen columns are stored. */
  name: string
  caption: ReactNode
  columns: readonly ChoosableColumn<Row>[]
  listed: Listed<Row>
  /** Number of rows without any filter. */
  total: number
  /** Filters besides the search field. */
  filters?: ReactNode
}

/** A staff list: search, sorting, pages, editing and deleting of rows, bulk operations on marked rows. */
export function ListedTable<Row>(props: Props<Row>) {
  const { name, caption, columns, listed, total, filters, removing, editHref, onEdit } = props
  const { rowButtons, blocksRemoval, bulkButtons } = props
  const { keyOf, nameOf } = removing
  const text = useText()
  const [marked, setMarked] = useState<ReadonlyMap<string, Row>>(new Map())
  const forget = () => setMarked(new Map())
  const removal = useRemoval(removing, forget)
  const chosen = useChosenColumns(name, columns)
  const top = useRef<HTMLDivElement>(null)
  const held = useHeldRows(listed.rows, keyOf)
  const { search } = useLocation()
  const here = useHere()
  const [saved, setSaved] = useState<SavedCell | null>(null)
  const savedCells = useMemo(() => ({ saved, setSaved }), [saved])
  const isSavedShown = held.rows.some((row) => keyOf(row) === saved?.rowKey)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part of the list hides the notice
  useEffect(() => setSaved(null), [search])

  const mark = (rows: readonly Row[], isMarked: boolean) => {
    setMarked((now) => {
      const next = new Map(now)
      for (const row of rows) {
        if (isMarked) next.set(keyOf(row), row)
        else next.delete(keyOf(row))
      }
      return next
    })
  }
  const several = removing.noun !== undefined
  const rows = [...marked.values()]
  return (
    <HoldRow value={held.hold}>
      {removal.notice}
      {/* The saved row no longer matches the filter, or is on another page, so its own undo button is not visible. */}
      {saved && !isSavedShown && (
        <UndoNotice key={saved.undo} title={saved.title} undo={saved.undo} refresh={removing.refresh} />
      )}
      {total > 0 && (
        <>
          <FilterField query={listed.query} onQuery={listed.setQuery} found={listed.found} total={total} />
          {filters}
          {columns.length > 2 && <ColumnChoice choices={chosen.choices} onShow={chosen.show} />}
          <div ref={top} tabIndex={-1} className="noRing">
            <SavedCells value={savedCells}>
              <DataTable
                caption={caption}
                columns={chosen.shown}
                rows={held.rows}
                rowKey={keyOf}
                order={listed}
                marks={marked.size}
                marking={several ? { isMarked: (row) => marked.has(keyOf(row)), mark, nameOf } : undefined}
                actions={(row) => (
                  <>
                    {editHref && (
                      <LinkButton
                        icon="edit"
                        to={editHref(row)}
                        state={here}
                        aria-label={text('edit_entry.editNamed', { name: nameOf(row) })}
                      >
                        {text('edit.edit')}
                      </LinkButton>
                    )}
                    {onEdit && (
                      <Button
                        icon="edit"
                        id={`edit-${keyOf(row)}`}
                        aria-label={text('edit_entry.editNamed', { name: nameOf(row) })}
                        onClick={() => onEdit(row)}
                      >
                        {text('edit.edit')}
                      </Button>
                    )}
                    {rowButtons?.(row)}
                    <Button
                      aria-label={text('edit_entry.removeNamed', { name: nameOf(row) })}
                      onClick={() => blocksRemoval?.(row) || removal.ask(row)}
                    >
                      {text('edit.delete')}
                    </Button>
                  </>
                )}
              />
            </SavedCells>
          </div>
          <Pager
            page={listed.page}
            pages={listed.pages}
            onPage={(page) => {
              listed.setPage(page)
              top.current?.focus()
            }}
          />
        </>
      )}
      {several && (
        <MarkedBar count={rows.length} onForget={forget}>
          <Button onClick={() => removal.askAll(rows)}>{text('edit.delete')}</Button>
          {bulkButtons?.(rows, forget)}
        </MarkedBar>
      )}
      {removal.dialog}
    </HoldRow>
  )
}
