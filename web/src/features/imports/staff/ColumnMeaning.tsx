import { columnLabel, type ImportField, importFields } from '@directory/shared/importFields'
import { useText } from '../../../lib/intl.ts'
import styles from './Import.module.css'

interface Props {
  header: string
  field: ImportField | null
  isTwice: boolean
  onChange: (field: ImportField | null) => void
}

export function ColumnMeaning({ header, field, isTwice, onChange }: Props) {
  const text = useText()
  return (
    <select
      className={styles.select}
      aria-label={text('import.meaningOf', { header })}
      aria-invalid={isTwice || undefined}
      value={field ?? ''}
      onChange={({ target }) => onChange(importFields.find((one) => one === target.value) ?? null)}
    >
      <option value="">{text('import.leftOut')}</option>
      {importFields.map((one) => (
        <option key={one} value={one}>
          {text(columnLabel(one))}
        </option>
      ))}
    </select>
  )
}
