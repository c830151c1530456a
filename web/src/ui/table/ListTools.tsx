import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useText } from '#lib/intl.ts'
import { Button } from '../Button.tsx'
import { focusFirstRow } from '../rowNavigation.ts'
import { TextField } from '../TextField.tsx'
import styles from './ListTools.module.css'

export interface Tools {
  /** The filter used most, beside the search; then there is no room for the number of hits. */
  beside?: ReactNode
  filters?: { count: number; content: ReactNode }
  create?: ReactNode
  more?: ReactNode
}

interface Search {
  query: string
  onQuery: (query: string) => void
  found: number
  total: number | undefined
}

export function ListTools({ search, beside, filters, create, more }: Tools & { search: Search }) {
  const { query, onQuery, found, total } = search
  const isFiltered = !beside && total !== undefined && (query !== '' || found !== total)
  const text = useText()
  const [open, setOpen] = useState<'filters' | 'more' | null>(null)
  const id = useId()
  const line = useRef<HTMLDivElement>(null)
  const counted = filters?.count ? ` (${filters.count})` : ''
  const labels = { filters: text('table.filters') + counted, more: text('table.more') }
  const foldButton = (name: 'filters' | 'more') => (
    <Button
      icon={name === 'filters' ? 'chevron' : 'menu'}
      aria-expanded={open === name}
      aria-controls={open === name ? id : undefined}
      onClick={() => setOpen(open === name ? null : name)}
    >
      {labels[name]}
    </Button>
  )
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || (event.target as Element).closest('dialog')) return
    setOpen(null)
    line.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
  }
  return (
    <div ref={line}>
      <div className={styles.line}>
        <TextField
          type="search"
          label={text('table.filter')}
          value={query}
          onValue={onQuery}
          onKeyDown={focusFirstRow}
        />
        <p role="status">{isFiltered && text('table.hits', { count: found, total })}</p>
        {beside && <div className={styles.beside}>{beside}</div>}
        <div className={styles.buttons}>
          {filters && foldButton('filters')}
          {create}
          {more && foldButton('more')}
        </div>
      </div>
      {open && (
        <section id={id} aria-label={labels[open]} className={styles.fold} onKeyDown={closeOnEscape}>
          {open === 'filters' ? <div className={styles.fields}>{filters?.content}</div> : more}
        </section>
      )}
    </div>
  )
}
