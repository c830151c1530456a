import { type ChangeEvent, type ElementType, type ReactNode, useId } from 'react'
import { useText } from '#lib/intl.ts'
import styles from './Field.module.css'
import { Icon } from './Icon.tsx'

export interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  optional?: boolean
  onValue?: (value: string) => void
}

export const fieldWith = <Props extends { id?: string }>(Control: ElementType) =>
  function Field({ label, hint, error, optional = false, onValue, ...control }: FieldProps & Props) {
    const text = useText()
    const generatedId = useId()
    const id = control.id ?? generatedId
    const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
    return (
      <div className={styles.field}>
        <label className={styles.label} htmlFor={id}>
          {label}
          {optional && <span className={styles.optional}>{` ${text('field.optional')}`}</span>}
        </label>
        {hint && (
          <p className="flush soft" id={`${id}-hint`}>
            {hint}
          </p>
        )}
        {error && (
          <p className={styles.error} id={`${id}-error`}>
            <Icon name="error" />
            {error}
          </p>
        )}
        <Control
          onChange={onValue && (({ target }: ChangeEvent<HTMLInputElement>) => onValue(target.value))}
          {...control}
          id={id}
          className={styles.input}
          aria-describedby={describedBy || undefined}
          aria-invalid={error ? true : undefined}
        />
      </div>
    )
  }
