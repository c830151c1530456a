import { type MessageId, useText } from '#lib/intl.ts'
import type { Column } from '../DataTable.tsx'
import type { ChoosableColumn } from '../table/useChosenColumns.ts'

export function useColumnOf<Row>() {
  const text = useText()
  return <More extends Partial<ChoosableColumn<Row>>>(
    key: string,
    label: MessageId,
    cell: Column<Row>['cell'],
    more?: More,
  ) => ({ key, label: text(label), cell, ...more })
}
