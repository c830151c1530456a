import { useText } from '../lib/intl.ts'
import styles from './FilterField.module.css'
import { TextField } from './TextField.tsx'

interface Props {
  query: string
  onQuery: (query: string) => void
  found: number
  total: number
}

/** Filters a list while typing and shows how many rows match. */
export function FilterField({ query, onQuery, found, total }: Props) {
  const text = useText()
  return (
    <div className={styles.filter}>
      <TextField
        type="search"
        label={text('table.filter')}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
      />
      <p role="status">{query !== '' && text('table.hits', { count: found, total })}</p>
    </div>
  )
}
