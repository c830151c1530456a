import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useText } from '#lib/intl.ts'
import { maxMarked } from '#shared/entryTable'
import { Button } from '../Button.tsx'
import styles from './MarkedBar.module.css'
import { useStickyEdge } from './useStickyEdge.ts'

interface Props {
  count: number
  onForget: () => void
  children: ReactNode
}

/** If there is little space, a button opens its buttons. */
export function MarkedBar({ count, onForget, children }: Props) {
  const text = useText()
  const bar = useRef<HTMLElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const fold = useRef<HTMLDivElement>(null)
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  useStickyEdge(bar, 'bottom', count > 0)
  if (count === 0 && isOpen) setOpen(false)
  // Below the list the bar does not stick, and there may be no room above it.
  useLayoutEffect(() => {
    if (isOpen) fold.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen || (event.target as Element).closest('dialog')) return
    setOpen(false)
    opener.current?.focus()
  }
  // A dialog gives the focus back.
  const closeOnLeave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !bar.current?.contains(relatedTarget) && !relatedTarget.closest('dialog'))
      setOpen(false)
  }
  const forget = () => {
    onForget()
    // The pressed button is gone.
    const list = bar.current?.parentElement
    list?.querySelector<HTMLElement>('[data-part="mark"] input:checked')?.focus({ preventScroll: true })
  }
  return (
    <section
      ref={bar}
      aria-label={text('table.marked')}
      className={count === 0 ? styles.noBar : styles.bar}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeave}
    >
      <div className={styles.main}>
        <p role="status">{count > 0 && text('table.markedCount', { count })}</p>
        {count > 0 && (
          <Button ref={opener} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            {text('table.actions')}
          </Button>
        )}
      </div>
      {count > 0 && (
        <div ref={fold} id={id} className={styles.more}>
          {count > maxMarked ? (
            <p role="status">{text('table.markedTooMany', { most: maxMarked })}</p>
          ) : (
            children
          )}
          <Button look="quiet" onClick={forget}>
            {text('table.unmark')}
          </Button>
        </div>
      )}
    </section>
  )
}
