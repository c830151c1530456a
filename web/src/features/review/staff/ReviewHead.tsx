import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { usePlainPath, useText } from '#lib/intl.ts'
import { useWayBack } from '#lib/wayBack.ts'
import { Icon } from '#ui/Icon.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import { WholeWords } from '#ui/WholeWords.tsx'
import styles from './Review.module.css'

/** @param beside what stands on the line of the heading, which leaves the decision its room */
export function ReviewHead({ children, beside }: { children: string; beside: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.head}>
      <BackToList />
      <h2 ref={heading} tabIndex={-1} className="noFocusRing" lang="de">
        <WholeWords>{children}</WholeWords>
      </h2>
      {beside}
    </div>
  )
}

export function useListBack() {
  const path = usePlainPath()
  const rest = new URLSearchParams(useLocation().search)
  rest.delete('id')
  return useWayBack(rest.size > 0 ? `${path}?${rest}` : path)
}

export function BackToList() {
  const text = useText()
  const { back, state } = useListBack()
  return (
    <SiteLink to={back} state={state} className={styles.back}>
      <Icon name="back" /> {text('review.back')}
    </SiteLink>
  )
}
