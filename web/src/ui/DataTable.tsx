import { type ReactNode, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useText } from '#lib/intl.ts'
import { type Sort, sortRows } from '#lib/table.ts'
import { Checkbox } from './Checkbox.tsx'
import styles from './DataTable.module.css'
import { moveInRows } from './rowNavigation.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface Column<Row> {
  key: string
  label: string
  cell: (row: Row) => ReactNode
  /** Without it the column cannot be sorted. `server`: rows arrive sorted. */
  sortBy?: ((row: Row) => string | number) | 'server'
  /** True for the column that names the row. */
  names?: boolean
  /** It needs no label when rows are cards. */
  selfEvident?: boolean
  german?: boolean
}

/** While there are any, a refetched list keeps its order. */
export interface Marking<Row> {
  isMarked: (row: Row) => boolean
  mark: (rows: readonly Row[], marked: boolean) => void
  nameOf: (row: Row) => string
  canMark: (row: Row) => boolean
}

interface Props<Row> {
  caption: ReactNode
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  order?: { sort: Sort; sortBy: (key: string) => void }
  actions?: (row: Row) => ReactNode
  marking?: Marking<Row>
  edited?: string
  groups?: readonly { key: string; heading: ReactNode; holds: (row: Row) => boolean }[]
  /** It takes the place of the row's cells. */
  opened?: (row: Row) => ReactNode
}

/** In a narrow container each row becomes a card. */
export function DataTable<Row>(props: Props<Row>) {
  const { caption, columns, rows, rowKey, order, actions, marking, groups, opened } = props
  const text = useText()
  const by = columns.find(({ key }) => key === order?.sort.key)?.sortBy
  const sorted = typeof by === 'function' ? sortRows(rows, by, order?.sort.down ?? false) : rows
  const marked = marking ? sorted.filter(marking.isMarked).length : 0
  const shown = useStableOrder(sorted, rowKey, marked)
  const markable = marking ? shown.filter(marking.canMark) : []
  const fullWidthRow = (key: string, part: string, content: ReactNode) => (
    <tr key={key} data-part={part}>
      <td colSpan={columns.length + Number(actions !== undefined) + Number(marking !== undefined)}>
        {content}
      </td>
    </tr>
  )
  const rowsOf = (wanted: readonly Row[]) =>
    wanted.map((row) => {
      const [key, form] = [rowKey(row), opened?.(row)]
      return form ? fullWidthRow(key, 'form', form) : <BodyRow key={key} {...props} row={row} />
    })
  return (
    <div className={styles.room}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {marking && (
              <th scope="col" className={styles.markAll}>
                <Checkbox
                  label={<span className={styles.markAllLabel}>{text('table.markAll')}</span>}
                  checked={markable.length > 0 && markable.every(marking.isMarked)}
                  onTick={(isTicked) => marking.mark(markable, isTicked)}
                />
              </th>
            )}
            {columns.map((column) => (
              <Header key={column.key} column={column} order={order} />
            ))}
            {actions && <PlainHeader>{text('table.actions')}</PlainHeader>}
          </tr>
        </thead>
        <tbody onKeyDown={moveInRows}>
          {groups
            ? groups.map(({ key, heading, holds }) => [
                fullWidthRow(`heading ${key}`, 'group', heading),
                rowsOf(shown.filter(holds)),
              ])
            : rowsOf(shown)}
        </tbody>
      </table>
      {actions && shown.length > 1 && <p className={styles.hint}>{text('table.keyboard')}</p>}
    </div>
  )
}

function BodyRow<Row>({ row, columns, rowKey, actions, marking, edited }: Props<Row> & { row: Row }) {
  const text = useText()
  const isEdited = rowKey(row) === edited
  return (
    <tr data-edited={isEdited || undefined}>
      {marking && (
        <td className={styles.mark} data-part="mark">
          {marking.canMark(row) && (
            <Checkbox
              label={<VisuallyHidden>{text('table.mark', { name: marking.nameOf(row) })}</VisuallyHidden>}
              checked={marking.isMarked(row)}
              onTick={(isTicked) => marking.mark([row], isTicked)}
            />
          )}
        </td>
      )}
      {columns.map(({ key, label, cell, names, german, selfEvident }) =>
        names ? (
          <th key={key} scope="row" lang={german ? 'de' : undefined}>
            {cell(row)}
            {isEdited && <VisuallyHidden>{` ${text('table.edited')}`}</VisuallyHidden>}
          </th>
        ) : (
          <td key={key} data-label={selfEvident ? undefined : label} lang={german ? 'de' : undefined}>
            <span>{cell(row)}</span>
          </td>
        ),
      )}
      {actions && (
        <td className={styles.actions}>
          <div>{actions(row)}</div>
        </td>
      )}
    </tr>
  )
}

const PlainHeader = ({ children }: { children: string }) => (
  <th scope="col" className={styles.plain}>
    {children}
  </th>
)

/** Number of letters above which a heading takes two lines. */
const longLabel = 18

function Header<Row>({ column, order }: { column: Column<Row> } & Pick<Props<Row>, 'order'>) {
  const { key, label } = column
  if (!column.sortBy || !order) return <PlainHeader>{label}</PlainHeader>
  const { sort } = order
  const direction = sort.key !== key ? undefined : sort.down ? 'descending' : 'ascending'
  return (
    <th scope="col" aria-sort={direction}>
      <button
        type="button"
        className={styles.sort}
        data-long={label.length > longLabel || undefined}
        onClick={() => order.sortBy(key)}
      >
        {label}
        <svg className={styles.arrow} viewBox="0 0 10 18" aria-hidden="true" focusable="false">
          {direction !== 'descending' && <path d="M5 1 9.5 7h-9z" />}
          {direction !== 'ascending' && <path d="M5 17 .5 11h9z" />}
        </svg>
      </button>
    </th>
  )
}

/** An inserted row would move the next checkbox from the pointer. Another filter, order or page resets it. */
function useStableOrder<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  markedCount: number,
): readonly Row[] {
  const { search } = useLocation()
  const [kept, setKept] = useState<{ places: readonly string[]; search: string } | null>(null)
  const isKept = markedCount > 0 && kept?.search === search
  const places = new Map(isKept ? kept.places.map((key, place) => [key, place]) : [])
  // Inserted rows come last.
  const placeOf = (row: Row) => places.get(keyOf(row)) ?? places.size
  const shown = isKept ? rows.toSorted((a, b) => placeOf(a) - placeOf(b)) : rows
  // A layout effect, so that the order is stored before a refetch can change it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that come later must not change the order
  useLayoutEffect(() => {
    setKept(markedCount > 0 ? { places: shown.map(keyOf), search } : null)
  }, [markedCount])
  return shown
}
