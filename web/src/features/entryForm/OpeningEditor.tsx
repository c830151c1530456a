import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import type { FormFields } from '#lib/controlsOf.ts'
import { useHydrated } from '#lib/hydrated.ts'
import { useText } from '#lib/intl.ts'
import { openKeys } from '#shared/fields/entryFields'
import { Button } from '#ui/Button.tsx'
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx'
import { TextField } from '#ui/TextField.tsx'
import { type EntryValues, entryControls } from './entryValues.ts'
import styles from './OpeningEditor.module.css'
import { OpeningPicker } from './OpeningPicker.tsx'
import {
  addPickedLine,
  formatPicked,
  freeLine,
  hasPickerInput,
  parsePicked,
  withoutLine,
} from './openingPick.ts'

const HoursPreview = lazy(() => import('./HoursPreview.tsx'))

interface Props extends FormFields<EntryValues> {
  fold?: (picker: ReactNode) => ReactNode
}

/** Without scripts there are five text fields. */
export function OpeningEditor({ values, set, errors, fold = (picker) => picker }: Props) {
  const text = useText()
  const hydrated = useHydrated()
  const [typing, setTyping] = useState(-1)
  const editor = useRef<HTMLDivElement>(null)
  const [announcement, announce] = useState('')
  const lines = openKeys.map((key) => values[key])
  const usedCount = lines.findLastIndex((line) => line.trim() !== '') + 1
  const shownCount = Math.max(usedCount, typing + 1)
  const choice = parsePicked(values.picked)
  const isFull = !freeLine(values)

  /** Moves the focus before it is lost, because the picker disappears with the last free line. */
  const change = (changes: Partial<EntryValues>) => {
    set(changes)
    const next = { ...values, ...changes }
    if (!freeLine(next) && !hasPickerInput(parsePicked(next.picked))) editor.current?.focus()
  }
  const add = (line: string) => {
    change(addPickedLine(values).changes)
    setTyping(-1)
    announce(text('opening_editor.added', { line }))
  }
  const remove = (index: number) => {
    set(withoutLine(values, index))
    setTyping(-1)
    announce(text('opening_editor.removed'))
    editor.current?.focus()
  }

  const renderLine = (key: (typeof openKeys)[number], i: number) => (
    <div className={styles.line} key={key}>
      <TextField
        {...entryControls({ values, set, errors })(key)}
        label={text('opening_editor.line', { number: i + 1 })}
        hint={i === 0 && text('opening_editor.example')}
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
    <div ref={editor} tabIndex={-1} className={`${styles.editor} noFocusRing`}>
      <div className={`${styles.lines} unlessEmpty`}>{openKeys.slice(0, shownCount).map(renderLine)}</div>
      {!hydrated && (
        <div className={`withoutScript unlessEmpty ${styles.lines}`}>
          {openKeys.map(renderLine).slice(shownCount)}
        </div>
      )}
      <p aria-live="polite" className="flush unlessEmpty withScript">
        {hydrated && usedCount > 0 && (
          <ErrorBoundary fallback={null}>
            <Suspense>
              <HoursPreview lines={lines} />
            </Suspense>
          </ErrorBoundary>
        )}
      </p>
      <p role="status" className="flush unlessEmpty">
        {announcement}
      </p>
      {isFull && !hasPickerInput(choice) ? (
        <p className="withScript">{text('opening_editor.full')}</p>
      ) : (
        fold(
          <OpeningPicker
            choice={choice}
            onChoose={(next) => change({ picked: formatPicked(next) })}
            errors={errors}
            full={isFull}
            onAdd={add}
            onType={
              shownCount > usedCount || usedCount === openKeys.length ? undefined : () => setTyping(usedCount)
            }
          />,
        )
      )}
    </div>
  )
}
