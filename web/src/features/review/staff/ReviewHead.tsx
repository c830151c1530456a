import { type ReactNode, useEffect, useRef } from 'react'
import { BackToList } from './BackToList.tsx'
import styles from './Review.module.css'

/** Renders link and heading of a request; the heading takes the focus. */
export function ReviewHead({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.head}>
      <BackToList />
      <h2 ref={heading} tabIndex={-1} className="noFocusRing" lang="de">
        {children}
      </h2>
    </div>
  )
}
