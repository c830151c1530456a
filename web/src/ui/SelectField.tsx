import type { ComponentProps } from 'react'
import { Field, type FieldProps, fieldAndControl } from './Field.tsx'

/** Renders a native select; `children` are its options. */
export function SelectField(props: FieldProps & ComponentProps<'select'>) {
  const { field, control } = fieldAndControl(props)
  return <Field {...field}>{(own) => <select {...control} {...own} />}</Field>
}
