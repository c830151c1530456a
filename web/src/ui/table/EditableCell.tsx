import { Fragment, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { readDraft } from '../../lib/draft.ts'
import { useText } from '../../lib/intl.ts'
import { useNotifyReverted } from '../../lib/reverted.ts'
import { useRevert } from '../../lib/useRevert.ts'
import { Button } from '../Button.tsx'
import { Icon } from '../Icon.tsx'
import { PhoneText } from '../PhoneText.tsx'
import { CellForm, type CellFormProps, cellDraft } from './CellForm.tsx'
import styles from './Table.module.css'
import { TableCells } from './tableCells.ts'

interface Props extends CellFormProps {
  /** Text to show, if the caller derives it from the value. */
  shown?: string
}

/** Breaks lines after the dots and slashes of an address, and never within a telephone number. */
function parted(shown: string, inputMode: CellFormProps['inputMode']): ReactNode {
  if (inputMode === 'tel') return <PhoneText>{shown}</PhoneText>
  if (inputMode !== 'email' && inputMode !== 'url') return shown
  return shown.split(/(?<=[@./])/).map((piece, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
    <Fragment key={i}>
      {piece}
      <wbr />
    </Fragment>
  ))
}

/** Renders a cell that opens for editing on a press; after saving it offers to undo. */
export function EditableCell({ shown: display, ...form }: Props) {
  const { label, rowKey, name, value, german } = form
  const shown = display ?? form.read?.(value) ?? value
  const text = useText()
  const notifyReverted = useNotifyReverted()
  const { revert, busy } = useRevert(form.refresh)
  const { saved, setSaved } = useContext(TableCells)
  const [isOpen, setOpen] = useState(() => readDraft(cellDraft(form)) !== null)
  const button = useRef<HTMLButtonElement>(null)
  const backToCell = () => requestAnimationFrame(() => button.current?.focus())
  const isCut = form.inputMode !== 'tel'
  const isSaved = saved?.rowKey === rowKey && saved.label === label && !isOpen
  // Restores the focus, which a row loses when sorting moves it.
  useEffect(() => {
    if (isSaved && document.activeElement === document.body) button.current?.focus()
  })

  const close = () => {
    setOpen(false)
    backToCell()
  }
  const undo = async () => {
    const reverted = saved && (await revert(saved.undo))
    if (!reverted) return
    setSaved(null)
    notifyReverted(reverted)
    backToCell()
  }
  if (isOpen)
    return (
      <CellForm
        {...form}
        onClose={close}
        onSaved={(now) => {
          setSaved(now)
          close()
        }}
      />
    )
  return (
    <span className={styles.closed}>
      <button
        ref={button}
        type="button"
        className={styles.value}
        aria-label={text('table.changeCell', { label, name, value: shown || text('compare.nothing') })}
        onClick={() => {
          setSaved(null)
          setOpen(true)
        }}
      >
        <span lang={german ? 'de' : undefined} title={isCut && shown ? shown : undefined}>
          {parted(shown || '–', form.inputMode)}
        </span>
        <Icon name="edit" />
      </button>
      {isSaved && (
        <Button
          look="quiet"
          aria-disabled={busy}
          aria-label={text('table.cellUndo', { label, name })}
          onClick={undo}
        >
          {text('undo.press')}
        </Button>
      )}
    </span>
  )
}
