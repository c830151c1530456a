import type Quill from 'quill'
import { useState } from 'react'
import { useText } from '#lib/intl.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import styles from '#ui/Form.module.css'
import { FormDialog } from '#ui/staff/FormDialog.tsx'
import { TextField } from '#ui/TextField.tsx'
import { changeTable, insertTable, tableChanges, type WhenDone } from './tableChanges.ts'

const [maxRows, maxColumns] = [50, 10]

export function TableDialog({ editor, onDone }: { editor: Quill; onDone: WhenDone }) {
  const text = useText()
  const [{ index }] = useState(() => editor.getSelection() ?? editor.selection.savedRange)
  const [size, setSize] = useState({ rows: '3', columns: '2' })
  const [wrong, setWrong] = useState(false)
  const isInside = editor.getFormat(index).table !== undefined
  const insert = () => {
    const [rows, columns] = [Number(size.rows), Number(size.columns)]
    const fits = (value: number, max: number) => Number.isInteger(value) && value >= 1 && value <= max
    if (!fits(rows, maxRows) || !fits(columns, maxColumns)) return setWrong(true)
    onDone(insertTable(editor, index, rows, columns))
  }
  if (isInside)
    return (
      <Dialog
        open
        title={text('pages_edit.tableChange')}
        onClose={() => onDone()}
        actions={<Button onClick={() => onDone()}>{text('edit.cancel')}</Button>}
      >
        <div className={styles.form}>
          {tableChanges.map((change) => (
            <Button key={change} onClick={() => onDone(() => changeTable(editor, change))}>
              {text(`pages_edit.table.${change}`)}
            </Button>
          ))}
        </div>
      </Dialog>
    )
  return (
    <FormDialog
      title={text('pages_edit.table')}
      confirm={text('pages_edit.insert')}
      onSubmit={insert}
      onDone={() => onDone()}
    >
      <p>{text('pages_edit.tableHint')}</p>
      {(['rows', 'columns'] as const).map((name) => (
        <TextField
          key={name}
          label={text(`pages_edit.table.${name}`)}
          error={wrong && text('pages_edit.tableWrong', { rows: maxRows, columns: maxColumns })}
          value={size[name]}
          inputMode="numeric"
          autoComplete="off"
          onValue={(value) => setSize({ ...size, [name]: value })}
        />
      ))}
    </FormDialog>
  )
}
