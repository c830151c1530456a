import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import styles from './Dialog.module.css'
import { Row } from './Row.tsx'

interface Props {
  open: boolean
  title: ReactNode
  /** Also called on Escape. */
  onClose: () => void
  children?: ReactNode
  /** The safe one first, because the first gets the focus. */
  actions: ReactNode
}

/** Traps the focus and returns it afterwards. */
export function Dialog({ open, title, onClose, children, actions }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  // A layout effect, because a dialog gives the focus back only while it is still in the page.
  useLayoutEffect(() => {
    const { current } = dialog
    if (!open || !current) return
    current.showModal()
    return () => current.close()
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
