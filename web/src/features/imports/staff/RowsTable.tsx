import type { ImportRow } from '@directory/shared/contract/importShapes'
import { isEntryField } from '@directory/shared/entryFields'
import { columnLabel, type ListedRowKind } from '@directory/shared/importFields'
import type { ReactNode } from 'react'
import { useLocale, useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'
import { type Column, DataTable } from '../../../ui/DataTable.tsx'
import { FieldChanges } from '../../../ui/FieldChanges.tsx'
import { PlainList } from '../../../ui/PlainList.tsx'
import type { Correcting } from './correcting.ts'
import { useRowMarks } from './useRowMarks.tsx'

interface Props {
  kind: ListedRowKind
  rows: readonly ImportRow[]
  caption: ReactNode
  correcting?: (Correcting & { onOpen: (row: ImportRow) => void }) | undefined
}

const addressOf = ({ street, plz, city }: ImportRow) =>
  [street, `${plz} ${city}`.trim()].filter((part) => part !== '').join(', ')

/** Rows of one kind with the columns that matter for it. */
export function RowsTable({ kind, rows, caption, correcting }: Props) {
  const text = useText()
  const locale = useLocale()
  const marks = useRowMarks({
    rows,
    isLeftOut: kind === 'leftOut',
    busy: correcting?.busy ?? true,
    onApply: (corrections) => correcting?.onCorrect(corrections),
  })
  const row: Column<ImportRow> = { key: 'row', label: text('import.row'), cell: (one) => one.row }
  const name: Column<ImportRow> = {
    key: 'name',
    label: text('review.field.name'),
    cell: (one) => one.name || text('import.nameless', { row: one.row }),
    names: true,
    german: true,
  }
  const category: Column<ImportRow> = {
    key: 'category',
    label: text('review.field.category'),
    cell: (one) => one.category,
    german: true,
  }
  const address: Column<ImportRow> = {
    key: 'address',
    label: text('import.address'),
    cell: addressOf,
    german: true,
  }
  const changes: Column<ImportRow> = {
    key: 'changes',
    label: text('import.changes'),
    cell: (one) => <RowChanges changes={one.changes} />,
  }
  const message: Column<ImportRow> = {
    key: 'message',
    label: text(kind === 'faulty' ? 'import.reason' : 'import.note'),
    cell: (one) => <Remarks texts={one.remarks.map((remark) => remark[locale])} />,
  }
  const noted = rows.some(({ remarks }) => remarks.length > 0) ? [message] : []
  const columns = {
    new: [row, name, category, address, ...noted],
    changed: [row, name, changes, ...noted],
    losing: [row, name, changes],
    unchanged: [row, name, category, address, ...noted],
    faulty: [row, name, message],
    leftOut: [row, name, category, address],
  }[kind]
  const table = { caption, rows, rowKey: (one: ImportRow) => String(one.row) }
  if (!correcting) return <DataTable {...table} columns={columns} />
  return (
    <>
      <DataTable
        {...table}
        columns={[...columns, marks.column]}
        marks={marks.marks}
        actions={(one) =>
          kind !== 'leftOut' && (
            <Button onClick={() => correcting.onOpen(one)}>{text('import.correct', { row: one.row })}</Button>
          )
        }
      />
      {marks.actions}
    </>
  )
}

function Remarks({ texts }: { texts: readonly string[] }) {
  if (texts.length < 2) return texts[0] ?? ''
  return (
    <PlainList>
      {texts.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </PlainList>
  )
}

/** An import's changes to an entry, field by field. */
function RowChanges({ changes }: { changes: ImportRow['changes'] }) {
  const text = useText()
  const fields = changes.filter(({ field }) => field !== 'trash')
  return (
    <>
      {fields.length < changes.length && <p>{text('import.fromTrash')}</p>}
      <FieldChanges
        changes={fields.map(({ field, from, to }) => ({
          key: field,
          label: isEntryField(field) || field === 'checkedAt' ? text(columnLabel(field)) : field,
          before: from,
          after: to,
        }))}
      />
    </>
  )
}
