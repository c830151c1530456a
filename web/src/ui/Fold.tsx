import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './Fold.module.css'

interface Props {
  label: string
  isNeeded?: boolean
  children: ReactNode
}

/** Its children mount when it is first opened, and keep what is typed when it closes. */
export function Fold({ label, isNeeded = false, children }: Props) {
  const box = useRef<HTMLDetailsElement>(null)
  const [wasOpened, setOpened] = useState(isNeeded)
  useEffect(() => {
    if (isNeeded && box.current) box.current.open = true
  }, [isNeeded])
  return (
    <details ref={box} onToggle={() => setOpened(true)}>
      <summary className={styles.summary}>{label}</summary>
      {(wasOpened || isNeeded) && children}
    </details>
  )
}
