import type { ImportRow } from '@directory/shared/contract/imports'
import type { ImportRowKind } from '@directory/shared/importFields'
import type { ReactNode } from 'react'
import { type Column, DataTable } from '../../../components/DataTable.tsx'
import { useText } from '../../../lib/intl.ts'
import { Changes } from './Changes.tsx'

interface Props {
  kind: ImportRowKind
  rows: readonly ImportRow[]
  caption: ReactNode
}

const addressOf = ({ street, plz, city }: ImportRow) =>
  [street, `${plz} ${city}`.trim()].filter((part) => part !== '').join(', ')

/** Rows of one kind, each with what matters about it. */
export function RowsTable({ kind, rows, caption }: Props) {
  const text = useText()
  const row: Column<ImportRow> = { key: 'row', label: text('import.row'), cell: (one) => one.row }
  const name: Column<ImportRow> = {
    key: 'name',
    label: text('import.field.name'),
    cell: (one) => one.name || text('import.nameless', { row: one.row }),
    names: true,
    german: true,
  }
  const category: Column<ImportRow> = {
    key: 'category',
    label: text('import.field.category'),
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
    cell: (one) => <Changes changes={one.changes} />,
  }
  const message: Column<ImportRow> = {
    key: 'message',
    label: text(kind === 'faulty' ? 'import.reason' : 'import.note'),
    cell: (one) => one.message,
    german: true,
  }
  const noted = rows.some((one) => one.message !== '') ? [message] : []
  const columns = {
    new: [row, name, category, address, ...noted],
    changed: [row, name, changes, ...noted],
    unchanged: [row, name, category, address, ...noted],
    faulty: [row, name, message],
  }[kind]
  return <DataTable caption={caption} columns={columns} rows={rows} rowKey={(one) => String(one.row)} />
}
