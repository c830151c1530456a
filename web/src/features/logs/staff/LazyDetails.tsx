import { type ReactNode, useState } from 'react'
import styles from './Unfold.module.css'

/** A collapsed section whose children mount when it is opened. */
export function LazyDetails({ label, children }: { label: string; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{label}</summary>
      {open && children}
    </details>
  )
}
