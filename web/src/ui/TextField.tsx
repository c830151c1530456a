import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './Field.tsx'

interface Props extends FieldProps, Omit<ComponentProps<'input'>, 'id'> {
  id?: string | undefined
  /** Typed as it is, without the browser's capitals and corrections. */
  verbatim?: boolean
}

export function TextField({ label, hint, error, optional = false, id, verbatim = false, ...rest }: Props) {
  const asTyped = verbatim && ({ autoCapitalize: 'none', spellCheck: false } as const)
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <input type="text" {...asTyped} {...rest} {...control} required={!optional && rest.required} />
      )}
    </Field>
  )
}
