import { type ReactNode, useState } from 'react'
import { useText } from '../../../lib/intl.ts'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './FilterForm.module.css'
import { parsePoint } from './position.ts'

interface Props {
  /** Initial state only, so that it does not close itself while it is being used. */
  isOpen: boolean
  /** Origin of the distances, which the summary shows if it is known. */
  from: string
  /** Summary text without an origin. */
  label: string
  children: ReactNode
}

/** Filters behind one line that opens. */
export function FilterFold({ isOpen, from, label, children }: Props) {
  const text = useText()
  const [open] = useState(isOpen)
  const town = parsePoint(from) ? text('list.fromOwn') : from
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
