import { openKeys } from '@directory/shared/entryFields'
import { translateOpening } from '@directory/shared/openingHours'
import { type ReactNode, useRef, useState } from 'react'
import { useHydrated } from '../../lib/hydrated.ts'
import { useLocale, useText } from '../../lib/intl.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { type EntryValues, entryControls } from './entryValues.ts'
import { HoursPreview } from './HoursPreview.tsx'
import styles from './OpeningEditor.module.css'
import { OpeningPicker } from './OpeningPicker.tsx'
import { formatPicked, isStarted, parsePicked } from './openingPick.ts'
import { type OpeningChoice, withLine, withoutLine } from './openingText.ts'

interface Props {
  values: EntryValues
  set: (changes: Partial<EntryValues>) => void
  errors: Partial<Record<string, string>>
  fold?: (picker: ReactNode) => ReactNode
}

/** Edits up to five opening lines, made with the picker or typed. Without scripts there are five text fields. */
export function OpeningEditor({ values, set, errors, fold = (picker) => picker }: Props) {
  const text = useText()
  const locale = useLocale()
  const hydrated = useHydrated()
  // Index of the line being typed, once the user chose to type.
  const [typing, setTyping] = useState(-1)
  const editor = useRef<HTMLDivElement>(null)
  const [announcement, announce] = useState('')
  const lines = openKeys.map((key) => values[key])
  const used = lines.findLastIndex((line) => line.trim() !== '') + 1
  const shown = Math.max(used, typing + 1)

  const free = hasRoom(lines)
  const choice = parsePicked(values.picked)

  const put = (next: readonly string[], more: Partial<EntryValues> = {}) =>
    set({ ...Object.fromEntries(openKeys.map((key, i) => [key, next[i] ?? ''])), ...more })
  const add = (line: string, nextChoice: OpeningChoice) => {
    const next = withLine(lines, line)
    if (!next) return
    put(next, { picked: formatPicked(nextChoice) })
    setTyping(-1)
    keepFocus(next, nextChoice)
    announce(text('opening_editor.added', { line: translateOpening(line, locale) }))
  }
  const remove = (index: number) => {
    put(withoutLine(lines, index))
    setTyping(-1)
    announce(text('opening_editor.removed'))
    editor.current?.focus()
  }
  /** Moves the focus before it is lost, because the picker disappears with the last free line. */
  const keepFocus = (lines: readonly string[], choice: OpeningChoice) => {
    if (hasRoom(lines) || isStarted(choice)) return
    editor.current?.focus()
  }

  const field = (key: (typeof openKeys)[number], i: number) => (
    <div className={styles.line} key={key}>
      <TextField
        {...entryControls({ values, set, errors })(key)}
        label={text('opening_editor.line', { number: i + 1 })}
        hint={preview(values[key], locale, text) ?? (i === 0 && text('opening_editor.example'))}
        optional
        lang="de"
        autoComplete="off"
        autoFocus={i === typing}
      />
      <Button
        className="withScript"
        look="quiet"
        aria-label={text('opening_editor.removeLine', { number: i + 1 })}
        onClick={() => remove(i)}
      >
        {text('opening_editor.remove')}
      </Button>
    </div>
  )

  return (
    <div ref={editor} tabIndex={-1} className={`${styles.editor} noRing`}>
      <div className={styles.lines}>{openKeys.slice(0, shown).map(field)}</div>
      {!hydrated && <div className={`withoutScript ${styles.lines}`}>{openKeys.map(field).slice(shown)}</div>}
      <HoursPreview lines={lines} />
      <p role="status" className={styles.said}>
        {announcement}
      </p>
      {(free || isStarted(choice)) &&
        fold(
          <OpeningPicker
            choice={choice}
            onChoose={(next) => {
              set({ picked: formatPicked(next) })
              keepFocus(lines, next)
            }}
            errors={errors}
            full={!free}
            onAdd={add}
            onType={shown > used || used === openKeys.length ? undefined : () => setTyping(used)}
          />,
        )}
      {!free && !isStarted(choice) && <p className="withScript">{text('opening_editor.full')}</p>}
    </div>
  )
}

const hasRoom = (lines: readonly string[]) => openKeys.some((_, i) => !lines[i]?.trim())

/** Returns the translation shown to readers of another language; lines are stored in German. */
function preview(line: string, locale: 'de' | 'en', text: ReturnType<typeof useText>) {
  const translated = translateOpening(line, locale)
  return translated === line ? undefined : text('opening_editor.shownAs', { line: translated })
}
