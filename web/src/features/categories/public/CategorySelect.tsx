import { otherCategory } from '@directory/shared/entryRules'
import type { ComponentProps } from 'react'
import { useText } from '../../../lib/intl.ts'
import { SelectField } from '../../../ui/SelectField.tsx'

interface Props extends Omit<ComponentProps<typeof SelectField>, 'children'> {
  value: string
  categories: readonly string[]
  /** What it says of having none. */
  none: string
}

/** One of the categories, none, or a new one; one that there is no longer stays what is chosen. */
export function CategorySelect({ categories, none, ...rest }: Props) {
  const text = useText()
  const isKnown = ['', otherCategory, ...categories].includes(rest.value)
  return (
    <SelectField {...rest}>
      <option value="">{none}</option>
      {!isKnown && <option lang="de">{rest.value}</option>}
      {categories.map((name) => (
        <option key={name} lang="de">
          {name}
        </option>
      ))}
      <option value={otherCategory}>{text('entry_dialogue.categoryOther')}</option>
    </SelectField>
  )
}
