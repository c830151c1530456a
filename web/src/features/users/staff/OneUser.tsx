import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Card } from '../../../ui/Card.tsx'
import styles from '../../../ui/staff/Form.module.css'

interface Props {
  form?: RefObject<HTMLFormElement | null>
  title: string
  onSubmit: (event: FormEvent) => void
  children: ReactNode
}

/** Renders a form about one account, above the table; it takes the focus when it opens. */
export function OneUser({ form, title, onSubmit, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <Card className={styles.apart}>
      <form ref={form} noValidate onSubmit={onSubmit} className={styles.form}>
        <h2 ref={heading} tabIndex={-1} className={`${styles.heading} noRing`}>
          {title}
        </h2>
        {children}
      </form>
    </Card>
  )
}
