import { notify } from '#lib/alerts.ts'
import { useText } from '#lib/intl.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Icon } from '#ui/Icon.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './Selection.module.css'
import { maxSelected, type Selected, toggleSelection, useIsSelected } from './selection.ts'

export function SelectionCheckbox({ entry }: { entry: Selected }) {
  const text = useText()
  const isSelected = useIsSelected(entry.uuid)
  if (entry.email === '') {
    return (
      <p className={styles.none}>
        <Icon name="mail" />
        {text('selection.noEmail')}
      </p>
    )
  }
  const toggle = () => {
    const dropped = toggleSelection(entry)
    if (dropped) notify('info', text('selection.dropped', { max: maxSelected, name: dropped.name }))
  }
  return (
    <div className="withScript noPrint">
      <Checkbox
        checked={isSelected}
        onChange={toggle}
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
