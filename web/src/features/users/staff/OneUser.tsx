import { type ReactNode, useEffect, useRef } from 'react'
import { Card } from '../../../ui/Card.tsx'
import styles from '../../../ui/staff/Form.module.css'

/** Heads a form about one account, above the table; it takes the focus when it opens. */
export function OneUser({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <Card className={styles.apart}>
      <h2 ref={heading} tabIndex={-1} className="noFocusRing">
        {title}
      </h2>
      {children}
    </Card>
  )
}
