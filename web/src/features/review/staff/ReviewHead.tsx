import { useEffect, useRef } from 'react'
import { WholeWords } from '../../../ui/WholeWords.tsx'
import { BackToList } from './BackToList.tsx'
import styles from './Review.module.css'

/** Renders link and heading of a request; the heading takes the focus. */
export function ReviewHead({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.head}>
      <BackToList />
      <h2 ref={heading} tabIndex={-1} className="noFocusRing" lang="de">
        <WholeWords>{children}</WholeWords>
      </h2>
    </div>
  )
}
