import { type FormEvent, useEffect, useId, useRef } from 'react'
import { useCall } from '#lib/api.ts'
import { keepDraft } from '#lib/draft.ts'
import { useLocale, useText } from '#lib/intl.ts'
import { useStaffDraft } from '#lib/useStaffDraft.ts'
import type { ImportColumn, ImportRow } from '#shared/contract/importShapes'
import { columnLabel, type ImportField } from '#shared/fields/importFields'
import { Button } from '#ui/Button.tsx'
import { CallState } from '#ui/CallState.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { DraftNotice } from '#ui/DraftNotice.tsx'
import { Notice } from '#ui/Notice.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { TextField } from '#ui/TextField.tsx'
import styles from './Import.module.css'
import type { Correctable } from './useImportOperation.tsx'

type ChangedCells = { column: number; value: string }[]

interface Props extends Correctable {
  row: ImportRow
  onClose: () => void
}

export function CorrectRow({ data: { id, columns }, row, busy, refusal, correct, onClose }: Props) {
  const text = useText()
  const form = useId()
  const draft = `staff import ${id} ${row.row}`
  const asked = { id, row: row.row }
  const { data, ...state } = useCall('GET /api/import', asked, { keepsEarlier: false })
  const cells = data?.cells
  const close = () => {
    keepDraft(draft, null)
    onClose()
  }
  const save = async (changed: ChangedCells) => {
    if (busy) return
    if (changed.length === 0 || (await correct({ rows: [{ row: row.row, cells: changed }] }, 'rows'))) close()
  }
  return (
    <Dialog
      open
      title={text('import.correct', { row: row.row })}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{text('edit.cancel')}</Button>
          <Button type="submit" form={form} look="main" aria-disabled={busy || !cells}>
            {text('import.correctSave')}
          </Button>
        </>
      }
    >
      <p>{text('import.correctHint')}</p>
      {refusal}
      <CallState {...state} title={text('import.cellsFailed')} count={4} />
      {cells && <CellsForm id={form} draft={draft} row={row} columns={columns} cells={cells} onSave={save} />}
    </Dialog>
  )
}

interface FormProps extends Pick<Props, 'row'> {
  columns: readonly ImportColumn[]
  id: string
  draft: string
  cells: readonly string[]
  onSave: (changed: ChangedCells) => void
}

function CellsForm({ id, draft, row, columns, cells, onSave }: FormProps) {
  const text = useText()
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const start = Object.fromEntries(cells.map((cell, column) => [String(column), cell]))
  const kept = useStaffDraft<Record<string, string>>(draft, start, form)
  const { values, set } = kept
  const shown = cells.map((cell, column) => values[column] ?? cell)
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const changed = shown.map((value, column) => ({ column, value }))
    onSave(changed.filter(({ column, value }) => value !== cells[column]))
  }
  const remarksOf = (field: ImportField | null) =>
    row.remarks.filter((remark) => remark.field === field).map((remark) => remark[locale])
  const ofRow = remarksOf(null)
  return (
    <form ref={form} id={id} onSubmit={submit} className={styles.cells} noValidate>
      <DraftNotice form={form} draft={kept} unsaved={kept.dirty} />
      {ofRow.length > 0 && <Notice kind="warning">{ofRow.join(' ')}</Notice>}
      {shown.map((value, column) => {
        const known = columns[column]
        // An ignored column has no part in the row; a cell without a column is the error itself.
        if (known && known.field === null) return null
        const field = known?.field ?? null
        const Control = field && longFields.includes(field) ? TextAreaField : TextField
        return (
          <Control
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its column
            key={column}
            label={field ? text(columnLabel(field)) : text('import.cellExtra', { number: column + 1 })}
            error={field && row.uuid === null ? remarksOf(field).join(' ') : ''}
            hint={field && row.uuid !== null ? remarksOf(field).join(' ') : ''}
            value={value}
            onValue={(typed) => set({ [column]: typed })}
          />
        )
      })}
    </form>
  )
}

const longFields: readonly ImportField[] = ['additionalInfo', 'services', 'opened']
