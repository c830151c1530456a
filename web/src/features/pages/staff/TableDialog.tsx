import type { Op } from '@directory/shared/pageHtml/ops'
import type Quill from 'quill/core.js'
import { Delta } from 'quill/core.js'
import { type FormEvent, useState } from 'react'
import { useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { opsOf } from './createEditor.ts'
import styles from './PageEditor.module.css'
import { changedTable, type TableChange, withTable } from './tableChanges.ts'

const actions: readonly TableChange[] = [
  'rowAbove',
  'rowBelow',
  'columnLeft',
  'columnRight',
  'deleteRow',
  'deleteColumn',
  'deleteTable',
]
const [maxRows, maxColumns] = [50, 10]

/** Applies the change as one step of the editor's own undo; answers where the cursor belongs then. */
function apply(editor: Quill, { ops, at }: { ops: Op[]; at: number }): number {
  const change = new Delta(opsOf(editor) as never).diff(new Delta(ops as never))
  editor.updateContents(change, 'user')
  return at
}

interface Props {
  editor: Quill
  onDone: (at?: number) => void
}

/** Changes the table at the cursor; outside of a table, asks for the size of a new one. */
export function TableDialog({ editor, onDone }: Props) {
  const text = useText()
  const [{ index }] = useState(() => editor.getSelection() ?? editor.selection.savedRange)
  const [size, setSize] = useState({ rows: '3', columns: '2' })
  const [wrong, setWrong] = useState(false)
  const isInside = editor.getFormat(index).table !== undefined
  const change = (action: TableChange) => {
    const changed = changedTable(opsOf(editor), index, action)
    onDone(changed ? apply(editor, changed) : undefined)
  }
  const insert = (event: FormEvent) => {
    event.preventDefault()
    const [rows, columns] = [Number(size.rows), Number(size.columns)]
    const fits = (value: number, max: number) => Number.isInteger(value) && value >= 1 && value <= max
    if (!fits(rows, maxRows) || !fits(columns, maxColumns)) return setWrong(true)
    onDone(apply(editor, withTable(opsOf(editor), index, rows, columns)))
  }
  if (isInside)
    return (
      <Dialog
        open
        title={text('pages_edit.tableChange')}
        onClose={() => onDone()}
        actions={<Button onClick={() => onDone()}>{text('edit.cancel')}</Button>}
      >
        <div className={styles.fields}>
          {actions.map((action) => (
            <Button key={action} onClick={() => change(action)}>
              {text(`pages_edit.table.${action}`)}
            </Button>
          ))}
        </div>
      </Dialog>
    )
  return (
    <Dialog
      open
      title={text('pages_edit.table')}
      onClose={() => onDone()}
      actions={
        <>
          <Button look="main" type="submit" form="page-table">
            {text('pages_edit.insert')}
          </Button>
          <Button onClick={() => onDone()}>{text('edit.cancel')}</Button>
        </>
      }
    >
      <form id="page-table" className={styles.fields} noValidate onSubmit={insert}>
        <p>{text('pages_edit.tableHint')}</p>
        {(['rows', 'columns'] as const).map((name) => (
          <TextField
            key={name}
            label={text(`pages_edit.table.${name}`)}
            error={wrong && text('pages_edit.tableWrong', { rows: maxRows, columns: maxColumns })}
            value={size[name]}
            inputMode="numeric"
            autoComplete="off"
            onChange={(event) => setSize({ ...size, [name]: event.target.value })}
          />
        ))}
      </form>
    </Dialog>
  )
}
