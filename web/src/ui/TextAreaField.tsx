import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './Field.tsx'

export function TextAreaField({
  label,
  hint,
  error,
  optional = false,
  id,
  ...rest
}: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {(control) => <textarea {...rest} {...control} />}
    </Field>
  )
}
