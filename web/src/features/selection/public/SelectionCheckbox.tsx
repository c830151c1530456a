import type { Entry } from '@directory/shared/entry'
import { useRef } from 'react'
import { useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './Selection.module.css'
import { maxSelected, toggleSelection, undoDrop, useIsSelected, useSelectionDroppedBy } from './selection.ts'

/** Selects a provider for a joint mail; disabled without a mail address. */
export function SelectionCheckbox({ entry }: { entry: Pick<Entry, 'uuid' | 'name' | 'email'> }) {
  const text = useText()
  const box = useRef<HTMLInputElement>(null)
  const isSelected = useIsSelected(entry.uuid)
  const droppedSelection = useSelectionDroppedBy(entry.uuid)
  if (entry.email === '') {
    return (
      <p className={styles.none}>
        <Icon name="mail" />
        {text('selection.noEmail')}
      </p>
    )
  }
  return (
    <div className="withScript noPrint">
      <Checkbox
        ref={box}
        checked={isSelected}
        onChange={() => toggleSelection(entry)}
        label={
          <>
            {text('selection.choose')}
            <VisuallyHidden>: {entry.name}</VisuallyHidden>
          </>
        }
      />
      {droppedSelection && (
        <div className={styles.drop}>
          <span>{text('selection.dropped', { max: maxSelected, name: droppedSelection.dropped.name })}</span>
          <Button
            look="quiet"
            onClick={() => {
              undoDrop(droppedSelection)
              box.current?.focus()
            }}
          >
            {text('selection.undo')}
          </Button>
        </div>
      )}
    </div>
  )
}
