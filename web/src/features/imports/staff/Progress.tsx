import { type ReactNode, useId } from 'react'
import styles from './Import.module.css'

interface Props {
  /** What is going on, with numbers. */
  children: ReactNode
  /** Left out where there is no telling how far it is. */
  value?: number | null
  max?: number
}

/** How far something is, in words and as a bar. */
export function Progress({ children, value, max = 1 }: Props) {
  const id = useId()
  return (
    <div className={styles.progress}>
      <p id={id}>{children}</p>
      <progress aria-labelledby={id} max={max} {...(value !== undefined && value !== null && { value })} />
    </div>
  )
}
