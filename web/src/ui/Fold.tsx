import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './Fold.module.css'

interface Props {
  label: string
  isNeeded?: boolean
  children: ReactNode
}

/** Its children mount when it is opened. */
export function Fold({ label, isNeeded = false, children }: Props) {
  const box = useRef<HTMLDetailsElement>(null)
  const [open, setOpen] = useState(isNeeded)
  useEffect(() => {
    if (isNeeded && box.current) box.current.open = true
  }, [isNeeded])
  return (
    <details ref={box} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{label}</summary>
      {(open || isNeeded) && children}
    </details>
  )
}
