import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './Field.tsx'

/** Renders a native select; `children` are its options. */
export function SelectField({
  label,
  hint,
  error,
  optional = false,
  id,
  children,
  ...rest
}: FieldProps & ComponentProps<'select'>) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <select {...rest} {...control}>
          {children}
        </select>
      )}
    </Field>
  )
}
