import { type ComponentType, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import { classNames } from '#lib/className.ts'
import { useText } from '#lib/intl.ts'
import { Button } from '#ui/Button.tsx'
import styles from './SearchField.module.css'
import type { FieldEvents, SuggestionListState, SuggestionsProps } from './suggestionsProps.ts'

interface Props {
  label: string
  hint: ReactNode
  value: string
  onValue: (value: string) => void
  onSearch: (query: string) => void
  /** As calls expect it. */
  from?: string
  beside?: ReactNode
  /** True for field and button in one row, with label and hint hidden. */
  isCompact?: boolean
}

/** Suggestions load with the first focus without replacing the field, its text or its caret. */
export function SearchField({
  label,
  hint,
  value,
  onValue,
  onSearch,
  from = '',
  beside,
  isCompact = false,
}: Props) {
  const text = useText()
  const id = useId()
  const [field, setField] = useState<HTMLInputElement | null>(null)
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null)
  const [state, setState] = useState<SuggestionListState | null>(null)
  const [isAhead, setAhead] = useState(false)
  const events = useRef<FieldEvents>(null)

  const prepare = useCallback(() => {
    // If loading fails, the plain field remains.
    import('./Suggestions.tsx').then(
      (code) => setSuggestions(() => code.default),
      () => {},
    )
  }, [])
  // The field may have been focused before the scripts ran.
  useEffect(() => {
    if (field && document.activeElement === field) prepare()
  }, [field, prepare])

  return (
    <div className={classNames(styles.field, isCompact && styles.compact)}>
      <label className={styles.label} id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <p className={styles.hint} id={`${id}-hint`}>
        {hint}
      </p>
      <div className={styles.row}>
        <div className={classNames(styles.place, beside !== undefined && styles.alone)}>
          <input
            ref={setField}
            id={id}
            className={styles.input}
            type="text"
            name="q"
            maxLength={200}
            autoComplete="off"
            autoCapitalize="none"
            inputMode="search"
            enterKeyHint="search"
            aria-describedby={`${id}-hint`}
            value={value}
            onFocus={prepare}
            onChange={(event) => {
              onValue(event.target.value)
              if (events.current) events.current.onChange(event)
              else setAhead(true)
            }}
            onKeyDown={(event) => events.current?.onKeyDown(event)}
            onBlur={(event) => events.current?.onBlur(event)}
            {...(state
              ? {
                  role: 'combobox',
                  'aria-autocomplete': 'list',
                  'aria-controls': `${id}-list`,
                  'aria-expanded': state.isOpen,
                  'aria-activedescendant': state.active,
                }
              : { role: 'searchbox' })}
          />
          {Suggestions && field && (
            <Suggestions
              id={id}
              value={value}
              from={from}
              field={field}
              events={events}
              isAhead={isAhead}
              onState={setState}
              onTown={onSearch}
            />
          )}
        </div>
        {beside}
        <Button type="submit" look="main" icon="search" className={styles.button}>
          <span>{text('home.search.button')}</span>
        </Button>
      </div>
    </div>
  )
}
