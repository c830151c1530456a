import { useText } from '../../lib/intl.ts'
import type { Listed } from '../../lib/useTableState.ts'
import type { Column } from '../DataTable.tsx'
import { SelectField } from '../SelectField.tsx'
import { ListTools, type Tools } from '../table/ListTools.tsx'

interface Props<Row> extends Tools {
  listed: Listed<Row>
  columns: readonly Column<Row>[]
  /** Number of rows without any filter. */
  total: number
}

/** Renders the line above a list, with the order among the filters. */
export function ListedTools<Row>({ listed, columns, total, filters, ...tools }: Props<Row>) {
  const text = useText()
  const { query, setQuery, found, sort, sortBy } = listed
  const order = (
    <SelectField
      label={text('table.order')}
      value={sort.key}
      onChange={(event) => sortBy(event.target.value)}
    >
      {columns.map(
        ({ key, label, sortBy }) =>
          sortBy && (
            <option key={key} value={key}>
              {label}
            </option>
          ),
      )}
    </SelectField>
  )
  const content = (
    <>
      {filters?.content}
      {order}
    </>
  )
  return (
    <ListTools
      search={{ query, onQuery: setQuery, found, total }}
      {...tools}
      filters={{ count: filters?.count ?? 0, content }}
    />
  )
}
