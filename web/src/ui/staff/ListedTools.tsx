import { useText } from '../../lib/intl.ts'
import type { Listed } from '../../lib/useTableState.ts'
import { ChoiceField } from '../ChoiceField.tsx'
import type { Column } from '../DataTable.tsx'
import { ListTools, type Tools } from '../table/ListTools.tsx'

interface Props<Row> extends Tools {
  listed: Listed<Row>
  columns: readonly Column<Row>[]
  total: number
}

export function ListedTools<Row>({ listed, columns, total, filters, ...tools }: Props<Row>) {
  const text = useText()
  const { query, setQuery, found, sort, sortBy } = listed
  const order = (
    <ChoiceField
      label={text('table.order')}
      options={columns.flatMap(({ key, label, sortBy }) => (sortBy ? { value: key, label } : []))}
      value={sort.key}
      onValue={sortBy}
    />
  )
  const content = (
    <>
      {filters?.content}
      {order}
    </>
  )
  return (
    <ListTools
      search={{ query, onQuery: setQuery, ...(!tools.beside && { found, total }) }}
      {...tools}
      filters={{ count: filters?.count ?? 0, content }}
    />
  )
}
