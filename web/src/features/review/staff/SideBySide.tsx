import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useText } from '#lib/intl.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { useStickyEdge } from '#ui/staff/useStickyEdge.ts'
import styles from './SideBySide.module.css'

const wide = () => matchMedia('(min-width: 1000px)')
const subscribe = (listen: () => void) => {
  const query = wide()
  query.addEventListener('change', listen)
  return () => query.removeEventListener('change', listen)
}

interface Props {
  wish: ReactNode
  name: string
  /** Its own words, whose beginning a narrow window shows. */
  words?: string
  care: ReactNode
  children: ReactNode
}

/** In a narrow window the request is behind a button at the upper edge. */
export function SideBySide({ wish, name, words, care, children }: Props) {
  const isWide = useSyncExternalStore(subscribe, () => wide().matches)
  if (!isWide)
    return (
      <>
        <WishBar name={name} words={words}>
          {wish}
        </WishBar>
        {care}
        {children}
      </>
    )
  return (
    <div className={styles.sides}>
      {/* Scrolls by itself if it is longer than the window, so keys have to reach it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <aside className={styles.wish} tabIndex={0} aria-label={name}>
        {wish}
        {care}
      </aside>
      <div className={styles.deed}>{children}</div>
    </div>
  )
}

/** Closing gives the focus back to the field. */
function WishBar({ name, words, children }: Pick<Props, 'name' | 'words' | 'children'>) {
  const text = useText()
  const bar = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  useStickyEdge(bar, 'top')
  // Reading begins at the top, not at the first link, which the opening dialog has scrolled to.
  useEffect(() => {
    if (!isOpen) return
    sheet.current?.focus({ preventScroll: true })
    sheet.current?.closest('dialog')?.scrollTo(0, 0)
  }, [isOpen])
  const close = () => setOpen(false)
  return (
    <>
      <div ref={bar} className={styles.bar}>
        {/* A pointer leaves the focus in the field, to which the dialog then returns it. */}
        <Button icon="chevron" onMouseDown={(event) => event.preventDefault()} onClick={() => setOpen(true)}>
          <span className={styles.cut}>
            {name}
            {words && <span lang="de">: {words.slice(0, 80)}</span>}
          </span>
        </Button>
      </div>
      <Dialog
        open={isOpen}
        title={name}
        onClose={close}
        actions={
          <Button icon="close" onClick={close}>
            {text('edit.close')}
          </Button>
        }
      >
        <div ref={sheet} tabIndex={-1} className={`${styles.sheet} noFocusRing`}>
          {children}
        </div>
      </Dialog>
    </>
  )
}
