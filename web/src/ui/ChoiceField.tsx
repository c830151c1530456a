import type { ComponentProps } from 'react'
import { SelectField } from './SelectField.tsx'

type Option = string | { value: string; label: string; lang?: 'de' }

interface Props extends Omit<ComponentProps<typeof SelectField>, 'children'> {
  value: string
  none?: string
  /** Values that are their own names are German. */
  options: readonly Option[]
}

/** A value that is not among them remains selected. */
export function ChoiceField({ none, options, ...rest }: Props) {
  const known = options.map((one) => (typeof one === 'string' ? one : one.value))
  const isKnown = rest.value === '' || known.includes(rest.value)
  return (
    <SelectField {...rest}>
      {none !== undefined && <option value="">{none}</option>}
      {(isKnown ? options : [rest.value, ...options]).map((one) =>
        typeof one === 'string' ? (
          <option key={one} lang="de">
            {one}
          </option>
        ) : (
          <option key={one.value} value={one.value} lang={one.lang}>
            {one.label}
          </option>
        ),
      )}
    </SelectField>
  )
}
