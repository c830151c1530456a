import type { readOpening } from '@directory/shared/openingHours/readOpening'
import { hoursInWords } from '@directory/shared/openingHours/words'
import { useEffect, useState } from 'react'
import { useLocale, useText } from '../../lib/intl.ts'
import styles from './OpeningEditor.module.css'

type Read = typeof readOpening

/** What the lines mean to the site, while they are typed: who is meant otherwise changes the line. */
export function Understood({ lines }: { lines: readonly string[] }) {
  const text = useText()
  const locale = useLocale()
  const read = useReading(lines.some((line) => line.trim() !== ''))
  return (
    <p aria-live="polite" className={`${styles.understood} withScript`}>
      {read && sayings(read, lines, locale, text)}
    </p>
  )
}

/** The understanding of lines is half as big as a form, so it is fetched when there is a line; without it nothing is said. */
function useReading(isWanted: boolean): Read | null {
  const [read, setRead] = useState<Read | null>(null)
  useEffect(() => {
    let isGone = false
    if (isWanted)
      import('@directory/shared/openingHours/readOpening').then(
        (module) => isGone || setRead(() => module.readOpening),
        () => {},
      )
    return () => {
      isGone = true
    }
  }, [isWanted])
  return read
}

function sayings(
  read: Read,
  lines: readonly string[],
  locale: 'de' | 'en',
  text: ReturnType<typeof useText>,
): string {
  if (lines.every((line) => line.trim() === '')) return ''
  const meaning = read(lines)
  if (meaning) return text('opening_editor.understood', { words: hoursInWords(meaning, locale) })
  const unclear = lines.findIndex((line) => line.trim() !== '' && read([line]) === null)
  return unclear < 0
    ? text('opening_editor.contradiction')
    : text('opening_editor.notUnderstood', { number: unclear + 1 })
}
