import { type ReactNode, useId } from 'react'
import { useText } from '../lib/intl.ts'
import styles from './Field.module.css'
import { Icon } from './Icon.tsx'

export interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  optional?: boolean
}

export function fieldAndControl<Props extends FieldProps & { id?: string | undefined }>({
  id,
  label,
  hint,
  error,
  optional = false,
  ...control
}: Props) {
  return { field: { id, label, hint, error, optional }, control }
}

interface ControlProps {
  id: string
  className: string | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export function Field({
  id: givenId,
  label,
  hint,
  error,
  optional,
  children,
}: FieldProps & { id?: string | undefined; children: (control: ControlProps) => ReactNode }) {
  const text = useText()
  const generatedId = useId()
  const id = givenId ?? generatedId
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
      {children({
        id,
        className: styles.input,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
    </div>
  )
}
