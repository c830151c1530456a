import { readOpening } from '@directory/shared/openingHours/readOpening'
import { hoursInWords } from '@directory/shared/openingHours/words'
import { useLocale, useText } from '../../lib/intl.ts'
import styles from './OpeningEditor.module.css'

/** What the lines mean to the site, while they are typed: who is meant otherwise changes the line. */
export function Understood({ lines }: { lines: readonly string[] }) {
  const text = useText()
  const locale = useLocale()
  return (
    <p aria-live="polite" className={`${styles.understood} withScript`}>
      {sayings(lines, locale, text)}
    </p>
  )
}

function sayings(lines: readonly string[], locale: 'de' | 'en', text: ReturnType<typeof useText>): string {
  if (lines.every((line) => line.trim() === '')) return ''
  const meaning = readOpening(lines)
  if (meaning) return text('opening_editor.understood', { words: hoursInWords(meaning, locale) })
  const unclear = lines.findIndex((line) => line.trim() !== '' && readOpening([line]) === null)
  return unclear < 0
    ? text('opening_editor.contradiction')
    : text('opening_editor.notUnderstood', { number: unclear + 1 })
}
