import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { readDraft } from '#lib/draft.ts'
import { focusHeading } from '#lib/focusHeading.ts'
import { useText } from '#lib/intl.ts'
import { Icon } from '../Icon.tsx'
import { PhoneText } from '../PhoneText.tsx'
import { WebAddress } from '../WebAddress.tsx'
import { CellForm, type CellFormProps, cellDraft } from './CellForm.tsx'
import styles from './Table.module.css'

interface Props extends CellFormProps {
  /** If the caller derives it from the value. */
  shown?: string
}

/** Breaks lines within an address, and never within a telephone number. */
function parted(shown: string, inputMode: CellFormProps['inputMode']) {
  if (inputMode === 'tel') return <PhoneText>{shown}</PhoneText>
  return inputMode === 'email' || inputMode === 'url' ? <WebAddress>{shown}</WebAddress> : shown
}

export function EditableCell({ shown: display, ...form }: Props) {
  const { label, name, value, german } = form
  const shown = display ?? form.read?.(value) ?? value
  const text = useText()
  const [isOpen, setOpen] = useState(() => readDraft(cellDraft(form)) !== null)
  const button = useRef<HTMLButtonElement>(null)
  const isCut = form.inputMode !== 'tel'
  const returns = useRef(false)
  // The field that had the focus is gone; later, sorting may move the row, which loses it, too.
  useLayoutEffect(() => {
    if (isOpen) returns.current = true
    else if (returns.current && document.activeElement === document.body) button.current?.focus()
  })
  // A row that no longer matches the filter leaves with its cell.
  useEffect(
    () => () => {
      if (returns.current) focusHeading()
    },
    [],
  )
  if (isOpen) return <CellForm {...form} onClose={() => setOpen(false)} />
  return (
    <span className={styles.closed}>
      <button
        ref={button}
        type="button"
        className={styles.value}
        aria-label={text('table.changeCell', { label, name, value: shown || text('compare.nothing') })}
        onClick={() => setOpen(true)}
        onBlur={({ relatedTarget }) => {
          if (relatedTarget) returns.current = false
        }}
      >
        <span lang={german ? 'de' : undefined} title={isCut && shown ? shown : undefined}>
          {parted(shown || '–', form.inputMode)}
        </span>
        <Icon name="edit" />
      </button>
    </span>
  )
}
