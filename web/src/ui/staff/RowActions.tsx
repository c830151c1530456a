import type { ReactNode } from 'react'
import { useText } from '#lib/intl.ts'
import { useHere } from '#lib/wayBack.ts'
import { Button, LinkButton } from '../Button.tsx'
import type { Removing } from './useRemoval.tsx'

export interface RowOperations<Row> {
  removing: Removing<Row>
  editHref?: (row: Row) => string
  onEdit?: (row: Row) => void
  rowButtons?: (row: Row) => ReactNode
  canRemove?: (row: Row) => boolean
  /** True if the row cannot be deleted, after saying why; then there is no confirmation dialog. */
  blocksRemoval?: (row: Row) => boolean
  /** Further buttons for marked rows; `onDone` clears the marks. */
  bulkButtons?: (marked: readonly Row[], onDone: () => void) => ReactNode
}

interface Props<Row> {
  row: Row
  operations: RowOperations<Row>
  ask: (row: Row) => void
}

export function RowActions<Row>({ row, operations, ask }: Props<Row>) {
  const { removing, editHref, onEdit, rowButtons, canRemove = () => true, blocksRemoval } = operations
  const text = useText()
  const here = useHere()
  const name = removing.nameOf(row)
  const edit = {
    icon: 'edit',
    'aria-label': text('edit_entry.editNamed', { name }),
    title: text('edit.edit'),
    children: <span>{text('edit.edit')}</span>,
  } as const
  return (
    <>
      {editHref && <LinkButton {...edit} to={editHref(row)} state={here} />}
      {onEdit && <Button {...edit} id={`edit-${removing.keyOf(row)}`} onClick={() => onEdit(row)} />}
      {rowButtons?.(row)}
      {canRemove(row) && (
        <Button
          icon="trash"
          aria-label={text('edit_entry.removeNamed', { name })}
          title={text('edit.delete')}
          onClick={() => blocksRemoval?.(row) || ask(row)}
        >
          <span>{text('edit.delete')}</span>
        </Button>
      )}
    </>
  )
}
