import { useEffect, useState } from 'react'
import { useLocale, useText } from '../../lib/intl.ts'
import styles from './OpeningEditor.module.css'

type HoursParser = typeof import('./hoursParser.ts')

/** Shows how the site interprets the opening lines while they are typed, so that the author can correct them. */
export function HoursPreview({ lines }: { lines: readonly string[] }) {
  const text = useText()
  const locale = useLocale()
  const hoursParser = useHoursParser(lines.some((line) => line.trim() !== ''))
  return (
    <p aria-live="polite" className={`${styles.understood} withScript`}>
      {hoursParser && previewText(hoursParser, lines, locale, text)}
    </p>
  )
}

/** Loads the parser with the first typed line, because it is half as large as a form; until then shows nothing. */
function useHoursParser(isWanted: boolean): HoursParser | null {
  const [hoursParser, setHoursParser] = useState<HoursParser | null>(null)
  useEffect(() => {
    let isUnmounted = false
    if (isWanted)
      import('./hoursParser.ts').then(
        (module) => isUnmounted || setHoursParser(module),
        () => {},
      )
    return () => {
      isUnmounted = true
    }
  }, [isWanted])
  return hoursParser
}

function previewText(
  { readOpening, hoursInWords }: HoursParser,
  lines: readonly string[],
  locale: 'de' | 'en',
  text: ReturnType<typeof useText>,
): string {
  if (lines.every((line) => line.trim() === '')) return ''
  const meaning = readOpening(lines)
  if (meaning) return text('opening_editor.understood', { words: hoursInWords(meaning, locale) })
  const unclearIndex = lines.findIndex((line) => line.trim() !== '' && readOpening([line]) === null)
  return unclearIndex < 0
    ? text('opening_editor.contradiction')
    : text('opening_editor.notUnderstood', { number: unclearIndex + 1 })
}
