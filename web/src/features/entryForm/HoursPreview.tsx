import { useLocale, useText } from '#lib/intl.ts'
import { understandOpeningLines } from '#shared/openingHours/understandOpening'
import { hoursInWords } from '#shared/openingHours/words'

/** Loaded with the first line, because it is half as large as a form. */
export default function HoursPreview({ lines }: { lines: readonly string[] }) {
  const text = useText()
  const locale = useLocale()
  const { meaning, notes } = understandOpeningLines(lines)
  if (meaning) {
    const also = notes.length > 0 ? ` ${text('open.also', { lines: notes.join('; ') })}` : ''
    return text('opening_editor.understood', { words: hoursInWords(meaning, locale) }) + also
  }
  const unclearIndex = lines.findIndex(
    (line) => line.trim() !== '' && understandOpeningLines([line]).meaning === null,
  )
  return unclearIndex < 0
    ? text('opening_editor.contradiction')
    : text('opening_editor.notUnderstood', { number: unclearIndex + 1 })
}
