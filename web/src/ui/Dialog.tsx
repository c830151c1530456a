import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './Dialog.module.css'
import { Row } from './Row.tsx'

interface Props {
  open: boolean
  title: ReactNode
  /** Also called on Escape. */
  onClose: () => void
  children?: ReactNode
  /** The buttons, the safe one first, because the first gets the focus. */
  actions: ReactNode
}

/** Renders the browser's modal dialog, which traps the focus and returns it afterwards. */
export function Dialog({ open, title, onClose, children, actions }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {open && (
        <>
          <h2 className={styles.title} id={heading}>
            {title}
          </h2>
          {children}
          <Row className={styles.actions}>{actions}</Row>
        </>
      )}
    </dialog>
  )
}
