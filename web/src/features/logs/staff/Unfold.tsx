import { type ReactNode, useState } from 'react'
import styles from './Unfold.module.css'

/** What is asked for when somebody wants to know: its children are there once it is open. */
export function Unfold({ label, children }: { label: string; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{label}</summary>
      {open && children}
    </details>
  )
}
