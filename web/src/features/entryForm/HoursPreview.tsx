import { useEffect, useState } from 'react'
import { useLocale, useText } from '../../lib/intl.ts'
import styles from './OpeningEditor.module.css'

type Reading = typeof import('./understandLines.ts')

/** Shows how the site interprets the opening lines while they are typed, so that the author can correct them. */
export function HoursPreview({ lines }: { lines: readonly string[] }) {
  const text = useText()
  const locale = useLocale()
  const reading = useReading(lines.some((line) => line.trim() !== ''))
  return (
    <p aria-live="polite" className={`${styles.understood} withScript`}>
      {reading && sayings(reading, lines, locale, text)}
    </p>
  )
}

/** Loads the parser with the first typed line, because it is half as large as a form; until then shows nothing. */
function useReading(isWanted: boolean): Reading | null {
  const [reading, setReading] = useState<Reading | null>(null)
  useEffect(() => {
    let isGone = false
    if (isWanted)
      import('./understandLines.ts').then(
        (module) => isGone || setReading(module),
        () => {},
      )
    return () => {
      isGone = true
    }
  }, [isWanted])
  return reading
}

function sayings(
  { readOpening, hoursInWords }: Reading,
  lines: readonly string[],
  locale: 'de' | 'en',
  text: ReturnType<typeof useText>,
): string {
  if (lines.every((line) => line.trim() === '')) return ''
  const meaning = readOpening(lines)
  if (meaning) return text('opening_editor.understood', { words: hoursInWords(meaning, locale) })
  const unclear = lines.findIndex((line) => line.trim() !== '' && readOpening([line]) === null)
  return unclear < 0
    ? text('opening_editor.contradiction')
    : text('opening_editor.notUnderstood', { number: unclear + 1 })
}
