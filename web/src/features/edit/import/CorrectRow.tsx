import type { ImportColumn, ImportRow } from '@directory/shared/contract/imports'
import { columnLabel, type ImportField } from '@directory/shared/importFields'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../../components/Button.tsx'
import { Dialog } from '../../../components/Dialog.tsx'
import { ErrorNotice } from '../../../components/ErrorNotice.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { TextAreaField } from '../../../components/TextAreaField.tsx'
import { TextField } from '../../../components/TextField.tsx'
import { useCall } from '../../../lib/api.ts'
import { useLocale, useText } from '../../../lib/intl.ts'
import styles from './Import.module.css'
import type { Correction } from './importState.ts'

interface Props {
  id: string
  row: ImportRow
  columns: readonly ImportColumn[]
  busy: boolean
  /** Why it could not be saved. */
  refusal: ReactNode
  onSave: (correction: Correction) => void
  onClose: () => void
}

/** The cells of a row, to be put right before it is imported. */
export function CorrectRow({ id, row, columns, busy, refusal, onSave, onClose }: Props) {
  const text = useText()
  const form = useId()
  const { data, error, retry } = useCall('GET /api/importCells', { id, row: row.row })
  const cells = data?.row === row.row ? data.cells : null
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const changed = [...typed].filter(([column, value]) => value !== cells?.[column])
    if (busy) return
    if (changed.length === 0) onClose()
    else onSave({ row: row.row, cells: changed.map(([column, value]) => ({ column, value })) })
  }
  return (
    <Dialog
      open
      title={text('import.correct', { row: row.row })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('edit.cancel')}</Button>
          <Button type="submit" form={form} look="main" aria-disabled={busy || cells === null}>
            {text('import.correctSave')}
          </Button>
        </>
      }
    >
      <p>{text('import.correctHint')}</p>
      {refusal}
      {error && <ErrorNotice error={error} title={text('import.cellsFailed')} onRetry={retry} />}
      {!error && !cells && <Skeleton count={4} />}
      {cells && (
        <form id={form} onSubmit={submit} className={styles.cells} noValidate>
          <Cells
            row={row}
            columns={columns}
            cells={cells.map((cell, column) => typed.get(column) ?? cell)}
            onChange={(column, value) => setTyped(new Map(typed).set(column, value))}
          />
        </form>
      )}
    </Dialog>
  )
}

const isLong = (field: ImportField | null) =>
  field === 'additionalInfo' || field === 'services' || field === 'opened'

interface CellsProps extends Pick<Props, 'row' | 'columns'> {
  cells: readonly string[]
  onChange: (column: number, value: string) => void
}

function Cells({ row, columns, cells, onChange }: CellsProps) {
  const text = useText()
  const locale = useLocale()
  const first = useRef<HTMLDivElement>(null)
  useEffect(() => {
    first.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [])
  const remarksOf = (field: ImportField | null) =>
    row.remarks.filter((remark) => remark.field === field).map((remark) => remark[locale])
  const ofRow = remarksOf(null)
  return (
    <div ref={first}>
      {ofRow.length > 0 && <Notice kind="warning">{ofRow.join(' ')}</Notice>}
      {cells.map((value, column) => {
        const known = columns[column]
        // A column that is left out has no say; a cell without a column is what is wrong with its row.
        if (known && (known.field === null || known.isOfReport)) return null
        const field = known?.field ?? null
        const Control = isLong(field) ? TextAreaField : TextField
        return (
          <Control
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
            key={column}
            label={field ? text(columnLabel(field)) : text('import.cellExtra', { number: column + 1 })}
            error={field && row.uuid === null ? remarksOf(field).join(' ') : ''}
            hint={field && row.uuid !== null ? remarksOf(field).join(' ') : ''}
            value={value}
            onChange={({ target }) => onChange(column, target.value)}
          />
        )
      })}
    </div>
  )
}
