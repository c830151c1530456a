import { useState, useSyncExternalStore } from 'react'
import { useText } from '../../lib/intl.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './TextSizeControl.module.css'
import {
  applyFactor,
  currentFactor,
  maxFactor,
  minFactor,
  nextFactor,
  subscribeToFactor,
} from './textSize.ts'

/** Shows two buttons, A− and A+, that scale the whole page. */
export function TextSizeControl() {
  const text = useText()
  const factor = useSyncExternalStore(subscribeToFactor, currentFactor, () => minFactor)
  const [announcement, announce] = useState('')
  const change = (direction: 1 | -1) => {
    const next = nextFactor(factor, direction)
    applyFactor(next)
    announce(text('textsize.now', { percent: Math.round(next * 100) }))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div role="group" aria-label={text('textsize.label')} className={`${styles.control} withScript`}>
      <button
        type="button"
        title={text('textsize.smaller')}
        aria-disabled={factor <= minFactor}
        onClick={() => change(-1)}
      >
        A−<VisuallyHidden> {text('textsize.smaller')}</VisuallyHidden>
      </button>
      <button
        type="button"
        className={styles.larger}
        title={text('textsize.larger')}
        aria-disabled={factor >= maxFactor}
        onClick={() => change(1)}
      >
        A+<VisuallyHidden> {text('textsize.larger')}</VisuallyHidden>
      </button>
      <span role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </span>
    </div>
  )
}
