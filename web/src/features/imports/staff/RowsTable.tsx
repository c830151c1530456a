import type { ReactNode } from 'react'
import { useLocale, useText } from '#lib/intl.ts'
import { joined } from '#lib/joined.ts'
import type { ImportRow } from '#shared/contract/importShapes'
import { isEntryField } from '#shared/fields/entryFields'
import { columnLabel, type ListedRowKind } from '#shared/fields/importFields'
import { Button } from '#ui/Button.tsx'
import { Comparison } from '#ui/Comparison.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { PlainList } from '#ui/PlainList.tsx'
import { useColumnOf } from '#ui/staff/useColumnOf.ts'
import { useMarks } from '#ui/staff/useMarks.ts'
import { CutText } from '#ui/table/CutText.tsx'
import type { Correctable } from './useImportOperation.tsx'

interface Props {
  kind: ListedRowKind
  rows: readonly ImportRow[]
  caption: ReactNode
  preview: Correctable | undefined
  onOpen: (row: ImportRow) => void
}

const addressOf = ({ street, plz, city }: ImportRow) => joined(', ', street, `${plz} ${city}`.trim())

export function RowsTable({ kind, rows, caption, preview, onOpen }: Props) {
  const text = useText()
  const locale = useLocale()
  const { rows: marked, marking } = useMarks<ImportRow>({
    keyOf: ({ row }) => String(row),
    nameOf: ({ row }) => `${text('import.row')} ${row}`,
  })
  const column = useColumnOf<ImportRow>()
  const evident = { selfEvident: true }
  const german = { german: true, ...evident }
  const cut = (of: (one: ImportRow) => string) => (one: ImportRow) => <CutText title={of(one)} />
  const row = column('row', 'import.row', (one) => one.row)
  const nameOf = (one: ImportRow) => one.name || text('import.nameless', { row: one.row })
  const name = column('name', 'entry_dialogue.name', cut(nameOf), { names: true, german: true })
  const categoryOf = (one: ImportRow) => one.category
  const category = column('category', 'entry_dialogue.category', cut(categoryOf), german)
  const address = column('address', 'import.address', cut(addressOf), german)
  const changes = column('changes', 'import.changes', (one) => <RowChanges {...one} />, evident)
  const remarks = (one: ImportRow) =>
    one.remarks.length > 0 && (
      <PlainList>
        {one.remarks.map((remark) => (
          <li key={remark[locale]}>{remark[locale]}</li>
        ))}
      </PlainList>
    )
  const reason = kind === 'faulty' ? 'import.reason' : 'import.note'
  const message = column('message', reason, remarks, evident)
  const becomes = ({ outcome }: ImportRow) => outcome && text(`import.kind.${outcome}`)
  const outcome = column('outcome', 'import.outcome', becomes, evident)
  const noted = rows.some(({ remarks }) => remarks.length > 0) ? [message] : []
  // In cards, columns with a label come last, because they take the whole width.
  const columns = {
    attention: [name, outcome, message, row],
    new: [name, category, address, ...noted, row],
    changed: [name, changes, ...noted, row],
    losing: [name, changes, row],
    unchanged: [name, category, address, ...noted, row],
    faulty: [name, message, row],
    leftOut: [name, category, address, ...noted, row],
  }[kind]
  const isLeftOut = kind === 'leftOut'
  const apply = () =>
    preview?.correct({ rows: marked.map(({ row }) => ({ row, isLeftOut: !isLeftOut })) }, 'rows')
  const actions = (one: ImportRow) => {
    const title = text('import.correct', { row: one.row })
    const open = () => onOpen(one)
    return (
      !isLeftOut && (
        <Button icon="edit" id={`correct-${one.row}`} title={title} aria-label={title} onClick={open} />
      )
    )
  }
  return (
    <>
      <DataTable
        caption={caption}
        columns={columns}
        rows={rows}
        rowKey={(one) => String(one.row)}
        {...(preview && { marking, actions })}
      />
      {preview && marked.length > 0 && (
        <Button aria-disabled={preview.busy} onClick={() => !preview.busy && apply()}>
          {text(isLeftOut ? 'import.takeIn' : 'import.leaveOut', { count: marked.length })}
        </Button>
      )}
    </>
  )
}

function RowChanges({ changes }: Pick<ImportRow, 'changes'>) {
  const text = useText()
  const fields = changes.filter(({ field }) => field !== 'trash')
  return (
    <>
      {fields.length < changes.length && <p>{text('import.fromTrash')}</p>}
      <Comparison
        names={{ now: text('import.before'), wanted: text('import.after') }}
        rows={fields.map(({ field, from, to }) => ({
          key: field,
          label: isEntryField(field) || field === 'checkedAt' ? text(columnLabel(field)) : field,
          now: from,
          wanted: to,
          isSame: false,
          german: true,
        }))}
      />
    </>
  )
}
