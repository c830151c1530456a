import { useState, useSyncExternalStore } from 'react'
import { useText } from '../lib/intl.ts'
import { readStored, subscribeToStored, tellStored, writeStored } from '../lib/storage.ts'
import { Button } from './Button.tsx'
import styles from './TextSizeControl.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const storageKey = 'scalingFactor'
const minFactor = 1
const maxFactor = 1.5
const factorStep = 0.1

/** To a step within the limits; 1 for anything else. */
export function parseFactor(stored: string | null): number {
  const factor = Math.round(Number(stored ?? minFactor) * 10) / 10
  return Number.isFinite(factor) ? Math.min(maxFactor, Math.max(minFactor, factor)) : minFactor
}

export function nextFactor(factor: number, direction: 1 | -1): number {
  return parseFactor(String(factor + direction * factorStep))
}

export function TextSizeControl() {
  const text = useText()
  const factor = useSyncExternalStore(
    subscribeToStored,
    () => parseFactor(readStored(storageKey)),
    () => minFactor,
  )
  const [announcement, announce] = useState('')
  const change = (direction: 1 | -1) => {
    const next = nextFactor(factor, direction)
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
        const isLast = nextFactor(factor, direction) === factor
        return (
          <Button
            key={direction}
            className={direction < 0 ? undefined : styles.larger}
            title={label}
            aria-disabled={isLast}
            // The first is passed by, as it does nothing.
            tabIndex={isLast && direction < 0 ? -1 : undefined}
            onClick={() => change(direction)}
          >
            {direction < 0 ? 'A−' : 'A+'}
            <VisuallyHidden>{` ${label}`}</VisuallyHidden>
          </Button>
        )
      })}
      <span role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </span>
    </div>
  )
}
