import { type ReactNode, useRef, useSyncExternalStore } from 'react'
import { useText } from '../../../lib/intl.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { useSticking } from '../../../ui/staff/useSticking.ts'
import styles from './SideBySide.module.css'

const wide = () => matchMedia('(min-width: 1000px)')
const subscribe = (listen: () => void) => {
  const query = wide()
  query.addEventListener('change', listen)
  return () => query.removeEventListener('change', listen)
}

interface Props {
  /** The request; stays in sight. */
  wish: ReactNode
  /** Assignment and notes of colleagues. */
  care: ReactNode
  /** The form and the decision. */
  children: ReactNode
}

/** Shows a request beside its form or, in a narrow window, as a fold at the upper edge. */
export function SideBySide({ wish, care, children }: Props) {
  const name = useText()('review.wish')
  const isWide = useSyncExternalStore(subscribe, () => wide().matches)
  if (!isWide)
    return (
      <>
        <FoldedWish name={name}>{wish}</FoldedWish>
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

function FoldedWish({ name, children }: { name: string; children: ReactNode }) {
  const fold = useRef<HTMLDetailsElement>(null)
  useSticking(fold, 'top')
  return (
    <details ref={fold} className={styles.fold}>
      <summary>
        <Icon name="chevron" /> {name}
      </summary>
      {children}
    </details>
  )
}
