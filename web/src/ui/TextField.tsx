import type { ComponentProps } from 'react'
import { Field, type FieldProps, fieldAndControl } from './Field.tsx'

interface Props extends FieldProps, ComponentProps<'input'> {
  /** Without the browser's capitals and corrections. */
  verbatim?: boolean
}

export function TextField({ verbatim = false, ...props }: Props) {
  const { field, control } = fieldAndControl(props)
  const asTyped = verbatim && ({ autoCapitalize: 'none', spellCheck: false } as const)
  const required = !field.optional && control.required
  return (
    <Field {...field}>
      {(own) => <input type="text" {...asTyped} {...control} {...own} required={required} />}
    </Field>
  )
}
