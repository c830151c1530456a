import type { ComponentProps } from 'react'
import { useText } from '../lib/intl.ts'
import styles from './FilterField.module.css'
import { focusFirstRow } from './rowNavigation.ts'
import { TextField } from './TextField.tsx'

interface Props {
  query: string
  onQuery: (query: string) => void
  /** Number of matching rows, and of all; absent if only the caption tells. */
  found?: number
  total?: number
  children?: ComponentProps<'div'>['children']
}

/** Filters a list while typing and shows how many rows match; `children` are on the same line. */
export function FilterField({ query, onQuery, found = 0, total, children }: Props) {
  const text = useText()
  const isFiltered = total !== undefined && (query !== '' || found !== total)
  return (
    <div className={styles.filter}>
      <TextField
        type="search"
        label={text('table.filter')}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={focusFirstRow}
      />
      <p role="status">{isFiltered && text('table.hits', { count: found, total })}</p>
      {children}
    </div>
  )
}
