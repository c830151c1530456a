import { useEffect, useState } from 'react'
import { useLocale, useText } from '../../lib/intl.ts'
import styles from './OpeningEditor.module.css'

type Reading = typeof import('./understandLines.ts')

/** What the lines mean to the site, while they are typed: who is meant otherwise changes the line. */
export function Understood({ lines }: { lines: readonly string[] }) {
  const text = useText()
  const locale = useLocale()
  const reading = useReading(lines.some((line) => line.trim() !== ''))
  return (
    <p aria-live="polite" className={`${styles.understood} withScript`}>
      {reading && sayings(reading, lines, locale, text)}
    </p>
  )
}

/** The understanding of lines is half as big as a form, so it is fetched when there is a line; without it nothing is said. */
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
