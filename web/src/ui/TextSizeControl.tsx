import { useState, useSyncExternalStore } from 'react'
import { useText } from '#lib/intl.ts'
import { readStored, subscribeToStored, tellStored, writeStored } from '#lib/storage.ts'
import { Button } from './Button.tsx'
import styles from './TextSizeControl.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const storageKey = 'scalingFactor'
const factors = [1, 1.1, 1.2, 1.3, 1.4, 1.5]

/** Beside the stored one, rounded as 0.1 + 1.1 is not 1.2; the usual one if it is none of them; at an end it stays. */
export function factorFrom(stored: string | null, direction: -1 | 0 | 1 = 0): number {
  const index = Math.max(0, factors.indexOf(Math.round(Number(stored) * 10) / 10))
  return factors[index + direction] ?? factors[index] ?? 1
}

export function TextSizeControl() {
  const text = useText()
  const factor = useSyncExternalStore(
    subscribeToStored,
    () => factorFrom(readStored(storageKey)),
    () => 1,
  )
  const [announcement, announce] = useState('')
  const change = (next: number) => {
    writeStored(storageKey, String(next))
    document.documentElement.style.setProperty('--text-scale', String(next))
    tellStored()
    announce(text('textsize.now', { percent: Math.round(next * 100) }))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div role="group" aria-label={text('textsize.label')} className={`${styles.control} withScript`}>
      {([-1, 1] as const).map((direction) => {
        const label = text(direction < 0 ? 'textsize.smaller' : 'textsize.larger')
        const next = factorFrom(String(factor), direction)
        const isLast = next === factor
        return (
          <Button
            key={direction}
            className={direction < 0 ? undefined : styles.larger}
            title={label}
            aria-disabled={isLast}
            // The first is passed by, as it does nothing.
            tabIndex={isLast && direction < 0 ? -1 : undefined}
            onClick={() => change(next)}
          >
            {direction < 0 ? 'A−' : 'A+'}
            <VisuallyHidden>{` ${label}`}</VisuallyHidden>
          </Button>
        )
      })}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  )
}
