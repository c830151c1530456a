import type { ComponentProps } from 'react'
import { Field, type FieldProps, fieldAndControl } from './Field.tsx'

export function SelectField(props: FieldProps & ComponentProps<'select'>) {
  const { field, control } = fieldAndControl(props)
  return <Field {...field}>{(own) => <select {...control} {...own} />}</Field>
}
