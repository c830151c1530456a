import type { ComponentProps } from 'react'
import { type FieldProps, fieldWith } from './Field.tsx'

const InputField = fieldWith<ComponentProps<'input'>>('input')

interface Props extends FieldProps, ComponentProps<'input'> {
  /** Without the browser's capitals and corrections. */
  verbatim?: boolean
}

export function TextField({ verbatim = false, ...props }: Props) {
  const asTyped = verbatim && ({ autoCapitalize: 'none', spellCheck: false } as const)
  return <InputField type="text" {...asTyped} {...props} required={!props.optional && props.required} />
}
