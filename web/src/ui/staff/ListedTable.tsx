import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { focusHeading } from '#lib/focusHeading.ts'
import { useText } from '#lib/intl.ts'
import { navigation } from '#lib/navigation.ts'
import { useOperation } from '#lib/useOperation.ts'
import type { Listed } from '#lib/useTableState.ts'
import type { EditedRow } from '#lib/wayBack.ts'
import { maxMarked } from '#shared/entryTable'
import { Button } from '../Button.tsx'
import { Checkbox } from '../Checkbox.tsx'
import { ChoiceField } from '../ChoiceField.tsx'
import { DataTable } from '../DataTable.tsx'
import { Pager } from '../Pager.tsx'
import { Row } from '../Row.tsx'
import { ListTools, type Tools } from '../table/ListTools.tsx'
import styles from '../table/Table.module.css'
import { HoldRow, useHeldRows } from '../table/tableCells.ts'
import { type ChoosableColumn, useChosenColumns } from '../table/useChosenColumns.ts'
import { MarkedBar } from './MarkedBar.tsx'
import { RowActions, type RowOperations } from './RowActions.tsx'
import toolStyles from './Tools.module.css'
import { useMarks } from './useMarks.ts'
import { useRemoval } from './useRemoval.tsx'

interface Props<Row> extends RowOperations<Row> {
  name: string
  caption: ReactNode
  columns: readonly ChoosableColumn<Row>[]
  listed: Listed<Row>
  /** Number of rows without any filter, if it is known. */
  total?: number
  /** Controls beside the search. With `more`, columns can be chosen. */
  tools?: Tools
  /** Key of the row that was edited last, if the page knows. */
  lastEdited?: string
}

export function ListedTable<Row>(props: Props<Row>) {
  const { name, caption, columns, listed, total, tools = {}, lastEdited, removing, bulkButtons } = props
  const { keyOf } = removing
  const text = useText()
  const { rows, forget, marking } = useMarks(removing)
  const removal = useRemoval({ ...removing, onRemoved: forget })
  const chosen = useChosenColumns(name, columns)
  const { run } = useOperation()
  const top = useRef<HTMLDivElement>(null)
  const held = useHeldRows(listed.rows, keyOf)
  const returned = (useLocation().state as EditedRow | null)?.edited
  const [edited] = useState(lastEdited ?? returned)

  useEffect(() => {
    if (!edited || (lastEdited === undefined && navigation.pageChanges === 0)) return
    const place = top.current?.querySelector<HTMLElement>('[data-edited] th :is(a, button)')
    if (place) place.focus({ preventScroll: true })
    else if (lastEdited) focusHeading()
  }, [edited, lastEdited])

  const operations = removing.remove ? props : { ...props, canRemove: () => false }
  const { noun, canMark } = removing
  const several = noun !== undefined || bulkButtons !== undefined
  const { found } = listed
  // All rows of the list, on every page, unless they are too many.
  const offersAll =
    several && !canMark && listed.rows.every(marking.isMarked) && found > rows.length && found <= maxMarked
  const orders = columns.flatMap(({ key, label, sortBy }) => (sortBy ? { value: key, label } : []))
  const filters = (
    <>
      {tools.filters?.content}
      {orders.length > 0 && (
        <ChoiceField
          label={text('table.order')}
          options={orders}
          value={listed.sort.key}
          onValue={listed.sortBy}
        />
      )}
    </>
  )
  return (
    <>
      {(total !== 0 || tools.create) && (
        <ListTools
          {...tools}
          search={{ query: listed.query, onQuery: listed.setQuery, found, total }}
          filters={{ count: tools.filters?.count ?? 0, content: filters }}
          more={
            tools.more && (
              <div className={styles.more}>
                {tools.more}
                <fieldset className={toolStyles.tool}>
                  <legend>
                    <h2>{text('table.columnsWhich')}</h2>
                  </legend>
                  <Row className={styles.boxes}>
                    {chosen.choices.map(({ key, label, shown }) => (
                      <Checkbox
                        key={key}
                        label={label}
                        checked={shown}
                        onTick={(isTicked) => chosen.show(key, isTicked)}
                      />
                    ))}
                  </Row>
                </fieldset>
              </div>
            )
          }
        />
      )}
      {(total ?? found) > 0 && (
        <>
          <div ref={top} tabIndex={-1} className="noFocusRing">
            <HoldRow value={held.hold}>
              <DataTable
                caption={caption}
                columns={tools.more ? chosen.shown : columns}
                rows={held.rows}
                rowKey={keyOf}
                order={listed}
                marking={several ? marking : undefined}
                edited={edited}
                {...((removing.remove || props.rowButtons) && {
                  actions: (row: Row) => <RowActions row={row} operations={operations} ask={removal.ask} />,
                })}
              />
            </HoldRow>
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
          {offersAll && (
            <Button onClick={() => run(async () => marking.mark(await listed.fetchAll(), true))}>
              {text('table.markEvery', { count: found })}
            </Button>
          )}
          {noun && <Button onClick={() => removal.askAll(rows)}>{text('edit.delete')}</Button>}
          {bulkButtons?.(rows, forget)}
        </MarkedBar>
      )}
      {removal.dialog}
    </>
  )
}
