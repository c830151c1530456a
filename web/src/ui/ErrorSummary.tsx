import { type MouseEvent, useRef } from 'react'
import { useText } from '#lib/intl.ts'
import type { FormSummary } from '#lib/useFormProblems.ts'
import { useShownFocus } from '#lib/useTakeFocus.ts'
import styles from './ErrorSummary.module.css'
import { Notice } from './Notice.tsx'

function goTo(event: MouseEvent, id: string) {
  const field = document.getElementById(id)
  if (!field) return
  event.preventDefault()
  field.focus({ preventScroll: true })
  // Scrolls to the parent, so that the label above the field is in sight.
  ;(field.parentElement ?? field).scrollIntoView({ block: 'start' })
}

/** Takes the focus; a line disappears once its field is corrected. */
export function ErrorSummary({ errors: { round, lines } }: { errors: FormSummary }) {
  const text = useText()
  const box = useRef<HTMLDivElement>(null)
  // Correcting a field must not move the focus.
  useShownFocus(box, round)
  if (lines.length === 0) return null
  const fields = lines.filter(({ id }) => id !== undefined).length
  return (
    <div ref={box} role="alert" aria-atomic="false" tabIndex={-1}>
      <Notice kind="error">
        <h2 className={styles.title}>
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
      </Notice>
    </div>
  )
}
