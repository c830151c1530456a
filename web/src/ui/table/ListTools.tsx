import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '../Button.tsx'
import { FilterField } from '../FilterField.tsx'
import type { IconName } from '../Icon.tsx'
import styles from './ListTools.module.css'

export interface ToolPanel {
  label: string
  icon: IconName
  content: ReactNode
}

interface Props {
  search: Parameters<typeof FilterField>[0]
  filters: ToolPanel
  /** Link to a new row. */
  create: ReactNode
  more: ToolPanel
}

/** Renders the line above a large list: search, filters, a link to a new row, and the rest, with folds below. */
export function ListTools({ search, filters, create, more }: Props) {
  const [open, setOpen] = useState<'filters' | 'more' | null>(null)
  const id = useId()
  const line = useRef<HTMLDivElement>(null)
  const fold = open && { filters, more }[open]
  const press = (name: 'filters' | 'more') => {
    const { label, icon } = { filters, more }[name]
    const isOpen = open === name
    return (
      <Button
        icon={icon}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(isOpen ? null : name)}
      >
        {label}
      </Button>
    )
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || (event.target as Element).closest('dialog')) return
    setOpen(null)
    line.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
  }
  return (
    <div ref={line}>
      <FilterField {...search}>
        <div className={styles.buttons}>
          {press('filters')}
          {create}
          {press('more')}
        </div>
      </FilterField>
      {fold && (
        <section id={id} aria-label={fold.label} className={styles.fold} onKeyDown={closeOnEscape}>
          {fold.content}
        </section>
      )}
    </div>
  )
}
