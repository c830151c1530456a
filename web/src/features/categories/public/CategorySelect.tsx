import { otherCategory } from '@directory/shared/entryRules'
import type { ComponentProps } from 'react'
import { useText } from '../../../lib/intl.ts'
import { SelectField } from '../../../ui/SelectField.tsx'

interface Props extends Omit<ComponentProps<typeof SelectField>, 'children'> {
  value: string
  categories: readonly string[]
  /** Text of the option without a category. */
  none: string
}

export const CategoryOptions = ({ names }: { names: readonly string[] }) =>
  names.map((name) => (
    <option key={name} lang="de">
      {name}
    </option>
  ))

/** Offers one category, none, or a new one; a category that no longer exists remains selected. */
export function CategorySelect({ categories, none, ...rest }: Props) {
  const text = useText()
  const isKnown = ['', otherCategory, ...categories].includes(rest.value)
  return (
    <SelectField {...rest}>
      <option value="">{none}</option>
      {!isKnown && <option lang="de">{rest.value}</option>}
      <CategoryOptions names={categories} />
      <option value={otherCategory}>{text('entry_dialogue.categoryOther')}</option>
    </SelectField>
  )
}
