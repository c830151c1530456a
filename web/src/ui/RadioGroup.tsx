import styles from './RadioGroup.module.css'

interface Props<Value extends string> {
  legend: string
  name: string
  options: readonly { value: Value; label: string; hint?: string | undefined; disabled?: boolean }[]
  /** Chosen value; null if nothing is chosen yet. */
  value: Value | null
  onChange: (value: Value) => void
}

/** Renders a choice with all options visible. */
export function RadioGroup<Value extends string>({ legend, name, options, value, onChange }: Props<Value>) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
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
