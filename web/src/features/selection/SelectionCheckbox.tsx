import type { Entry } from '@directory/shared/entry'
import { Checkbox } from '../../components/Checkbox.tsx'
import { Icon } from '../../components/Icon.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import { useText } from '../../lib/intl.ts'
import styles from './Selection.module.css'
import { useIsSelected, useToggleSelected } from './useSelection.ts'

/** Chooses a provider for the common mail; who has no address cannot be chosen. */
export function SelectionCheckbox({ entry }: { entry: Pick<Entry, 'uuid' | 'name' | 'email'> }) {
  const text = useText()
  const isSelected = useIsSelected(entry.uuid)
  const toggle = useToggleSelected()
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
        checked={isSelected}
        onChange={() => toggle(entry)}
        label={
          <>
            {text('selection.choose')}
            <VisuallyHidden>: {entry.name}</VisuallyHidden>
          </>
        }
      />
    </div>
  )
}
