import type { ComponentProps } from 'react'
import { Field, type FieldProps, fieldAndControl } from './Field.tsx'

export function TextAreaField(props: FieldProps & ComponentProps<'textarea'>) {
  const { field, control } = fieldAndControl(props)
  return <Field {...field}>{(own) => <textarea {...control} {...own} />}</Field>
}
