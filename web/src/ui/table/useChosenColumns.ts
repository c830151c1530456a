import { useState } from 'react'
import { parsedJson } from '#lib/api.ts'
import { readStored, writeStored } from '#lib/storage.ts'
import type { Column } from '../DataTable.tsx'

export interface ChoosableColumn<Row> extends Column<Row> {
  /** True if it is hidden until the user chooses it. */
  extra?: boolean
}

/** Stored on this computer; the column that names the row is always shown. */
export function useChosenColumns<Row>(table: string, columns: readonly ChoosableColumn<Row>[]) {
  const key = `columns ${table}`
  const [choice, setChoice] = useState(
    () => (parsedJson(readStored(key) ?? '') ?? {}) as Readonly<Record<string, boolean>>,
  )
  const isShown = ({ key: column, extra = false, names = false }: ChoosableColumn<Row>) =>
    names || (choice[column] ?? !extra)
  return {
    shown: columns.filter(isShown),
    choices: columns
      .filter(({ names }) => !names)
      .map((column) => ({ key: column.key, label: column.label, shown: isShown(column) })),
    show: (column: string, shown: boolean) => {
      const next = { ...choice, [column]: shown }
      setChoice(next)
      writeStored(key, JSON.stringify(next))
    },
  }
}
