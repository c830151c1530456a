import { type MouseEvent, useEffect, useRef } from 'react'
import { useText } from '../lib/intl.ts'
import styles from './ErrorSummary.module.css'
import { Icon } from './Icon.tsx'

export interface FieldError {
  /** Id of the control; without it the error belongs to the whole form. */
  id?: string | undefined
  text: string
}

function goTo(event: MouseEvent, id: string): void {
  const field = document.getElementById(id)
  if (!field) return
  event.preventDefault()
  field.focus({ preventScroll: true })
  // With its label, which stands above.
  ;(field.parentElement ?? field).scrollIntoView({ block: 'start' })
}

/** What is wrong with a form, on top of it: takes the focus, and each line leads to its field. */
export function ErrorSummary({ errors }: { errors: readonly FieldError[] }) {
  const text = useText()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (errors.length === 0) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'start' })
  }, [errors])
  if (errors.length === 0) return null
  const fields = errors.filter(({ id }) => id !== undefined).length
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      <h2 className={styles.title}>
        <Icon name="error" />
        {fields === 0 ? text('request.failed') : text('request.errors', { count: fields })}
      </h2>
      <ul className={styles.list}>
        {errors.map(({ id, text: words }) => (
          <li key={`${id} ${words}`}>
            {id === undefined ? (
              words
            ) : (
              <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
                {words}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
