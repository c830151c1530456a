import type { ComponentProps } from 'react'
import { Field, type FieldProps, fieldAndControl } from './Field.tsx'

export function TextField(props: FieldProps & ComponentProps<'input'>) {
  const { field, control } = fieldAndControl(props)
  const required = !field.optional && control.required
  return <Field {...field}>{(own) => <input type="text" {...control} {...own} required={required} />}</Field>
}
