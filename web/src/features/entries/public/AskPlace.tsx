import type { MouseEvent } from 'react'
import { useText } from '../../../lib/intl.ts'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './FilterForm.module.css'
import { showTownField, townFieldId } from './townField.ts'

/** Links to the field that asks where the visitor lives. */
export function AskPlace({ isNeeded }: { isNeeded: boolean }) {
  const text = useText()
  const openTownField = (event: MouseEvent) => {
    if (showTownField()) event.preventDefault()
  }
  return (
    <a
      className={styles.ask}
      href={`#${townFieldId}`}
      aria-label={isNeeded ? undefined : text('list.namePlaceFor')}
      onClick={openTownField}
    >
      <Icon name="location" /> {text(isNeeded ? 'list.noOrigin' : 'list.namePlace')}
    </a>
  )
}
