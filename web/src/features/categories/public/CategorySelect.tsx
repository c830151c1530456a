import type { ComponentProps } from 'react'
import { useText } from '#lib/intl.ts'
import { otherCategory } from '#shared/rules/entryRules'
import { ChoiceField } from '#ui/ChoiceField.tsx'

interface Props extends Omit<ComponentProps<typeof ChoiceField>, 'options'> {
  categories: readonly string[]
}

export function CategorySelect({ categories, ...rest }: Props) {
  const other = { value: otherCategory, label: useText()('entry_dialogue.categoryOther') }
  return <ChoiceField {...rest} options={[...categories, other]} />
}
