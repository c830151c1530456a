import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './Field.tsx'

export function TextField({
  label,
  hint,
  error,
  optional = false,
  id,
  ...rest
}: FieldProps & ComponentProps<'input'>) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {(control) => <input type="text" {...rest} {...control} required={!optional && rest.required} />}
    </Field>
  )
}
