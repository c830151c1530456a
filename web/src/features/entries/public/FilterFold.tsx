import { type ReactNode, useState } from 'react'
import { useText } from '../../../lib/intl.ts'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './FilterForm.module.css'
import { pointOf } from './position.ts'

interface Props {
  /** Counts at first only: it must not fold itself up while somebody is using it. */
  isOpen: boolean
  /** Where distances are measured from; what it says while that is known. */
  from: string
  /** What it says else. */
  label: string
  children: ReactNode
}

/** Filters in one line that opens. */
export function FilterFold({ isOpen, from, label, children }: Props) {
  const text = useText()
  const [open] = useState(isOpen)
  const town = pointOf(from) ? text('list.fromOwn') : from
  return (
    <details className={styles.more} open={open}>
      <summary className={styles.summary}>
        <Icon name="chevron" className={styles.marker} />
        {from === '' ? label : text('list.filtersFrom', { town })}
      </summary>
      {children}
    </details>
  )
}
