import { type ReactNode, useId } from 'react'
import fieldStyles from './Field.module.css'
import { Icon } from './Icon.tsx'
import styles from './RadioGroup.module.css'

interface Props<Value extends string> {
  legend: string
  name: string
  options: readonly { value: Value; label: ReactNode; hint?: string; disabled?: boolean }[]
  /** Null if nothing is chosen yet. */
  value: Value | null
  onChange: (value: Value) => void
  error?: ReactNode
}

export function RadioGroup<Value extends string>(props: Props<Value>) {
  const { legend, name, options, value, onChange, error } = props
  const id = useId()
  return (
    <fieldset className={styles.group} aria-describedby={error ? id : undefined}>
      <legend>{legend}</legend>
      {error && (
        <p id={id} className={fieldStyles.error}>
          <Icon name="error" />
          {error}
        </p>
      )}
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}
            {option.hint && <small className={styles.hint}>{option.hint}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
