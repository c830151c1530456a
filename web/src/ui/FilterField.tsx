import type { ComponentProps } from 'react'
import { useText } from '../lib/intl.ts'
import styles from './FilterField.module.css'
import { focusFirstRow } from './rowNavigation.ts'
import { TextField } from './TextField.tsx'

interface Props {
  query: string
  onQuery: (query: string) => void
  found: number
  total: number
  children?: ComponentProps<'div'>['children']
}

/** Filters a list while typing and shows how many rows match; `children` are on the same line. */
export function FilterField({ query, onQuery, found, total, children }: Props) {
  const text = useText()
  return (
    <div className={styles.filter}>
      <TextField
        type="search"
        label={text('table.filter')}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={focusFirstRow}
      />
      <p role="status">{(query !== '' || found !== total) && text('table.hits', { count: found, total })}</p>
      {children}
    </div>
  )
}
