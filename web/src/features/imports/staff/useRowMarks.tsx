import type { ImportRow } from '@directory/shared/contract/importShapes'
import { useState } from 'react'
import { useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import type { Column } from '../../../ui/DataTable.tsx'
import { Row } from '../../../ui/Row.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './Import.module.css'
import type { PreviewCorrection } from './importState.ts'

interface Options {
  rows: readonly ImportRow[]
  /** True if the rows are left out already. */
  isLeftOut: boolean
  busy: boolean
  onApply: (corrections: readonly PreviewCorrection[]) => void
}

/** Marks rows of the preview, to leave them out or to include them again. */
export function useRowMarks({ rows, isLeftOut, busy, onApply }: Options) {
  const text = useText()
  const [marks, setMarks] = useState<ReadonlySet<number>>(new Set())
  const marked = rows.filter(({ row }) => marks.has(row))
  const toggle = (row: number) => {
    setMarks((now) => {
      const next = new Set(now)
      if (!next.delete(row)) next.add(row)
      return next
    })
  }
  const column: Column<ImportRow> = {
    key: 'mark',
    label: text('import.mark'),
    cell: ({ row }) => (
      <Checkbox
        label={<VisuallyHidden>{text('import.markRow', { row })}</VisuallyHidden>}
        checked={marks.has(row)}
        onChange={() => toggle(row)}
      />
    ),
  }
  const isAll = marked.length === rows.length
  const apply = () => onApply(marked.map(({ row }) => ({ row, isLeftOut: !isLeftOut })))
  const actions = rows.length > 0 && (
    <Row className={styles.buttons}>
      {rows.length > 1 && (
        <Checkbox
          label={text('import.markAll')}
          checked={isAll}
          onChange={() => setMarks(isAll ? new Set() : new Set(rows.map(({ row }) => row)))}
        />
      )}
      {marked.length > 0 && (
        <Button aria-disabled={busy} onClick={() => !busy && apply()}>
          {text(isLeftOut ? 'import.takeIn' : 'import.leaveOut', { count: marked.length })}
        </Button>
      )}
    </Row>
  )
  return { column, actions, marks: marked.length }
}
