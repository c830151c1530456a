import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../../../lib/intl.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { SiteLink } from '../../../ui/SiteLink.tsx'
import styles from './Review.module.css'

/** Renders link and heading of a request; the heading takes the focus. */
export function ReviewHead({ back, children }: { back: string; children: ReactNode }) {
  const text = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.head}>
      <SiteLink to={back} className={styles.back}>
        <Icon name="back" /> {text('review.back')}
      </SiteLink>
      <h2 ref={heading} tabIndex={-1} className="noRing" lang="de">
        {children}
      </h2>
    </div>
  )
}
