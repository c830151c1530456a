import { type MouseEvent, useEffect, useRef } from 'react'
import { useText } from '../lib/intl.ts'
import type { FormSummary } from '../lib/useFormProblems.ts'
import styles from './ErrorSummary.module.css'
import { Icon } from './Icon.tsx'

function goTo(event: MouseEvent, id: string): void {
  const field = document.getElementById(id)
  if (!field) return
  event.preventDefault()
  field.focus({ preventScroll: true })
  // With its label, which stands above.
  ;(field.parentElement ?? field).scrollIntoView({ block: 'start' })
}

/** What is wrong with a form, on top of it: takes the focus, and each line leads to its field and goes when that is mended. */
export function ErrorSummary({ errors: { round, lines } }: { errors: FormSummary }) {
  const text = useText()
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever is mending a field keeps the focus
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'start' })
  }, [round])
  if (lines.length === 0) return null
  const fields = lines.filter(({ id }) => id !== undefined).length
  return (
    <div ref={box} className={styles.summary} role="alert" aria-atomic="false" tabIndex={-1}>
      <h2 className={styles.title}>
        <Icon name="error" />
        {fields === 0 ? text('request.failed') : text('request.errors', { count: fields })}
      </h2>
      <ul className={styles.list}>
        {lines.map(({ id, text: words }) => (
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
