import { type ReactNode, useId } from 'react'
import styles from './Import.module.css'

interface Props {
  children: ReactNode
  /** Absent if progress cannot be measured. */
  value?: number | null
  max?: number
}

export function Progress({ children, value, max = 1 }: Props) {
  const id = useId()
  return (
    <div className={styles.progress}>
      <p id={id}>{children}</p>
      <progress aria-labelledby={id} max={max} value={value ?? undefined} />
    </div>
  )
}
