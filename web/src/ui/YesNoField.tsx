import type { ComponentProps } from 'react'
import { type MessageId, useText } from '../lib/intl.ts'
import { SelectField } from './SelectField.tsx'

interface Props extends Omit<ComponentProps<typeof SelectField>, 'onChange'> {
  none: MessageId
  onValue: (value: string) => void
}

export function YesNoField({ none, onValue, children, ...props }: Props) {
  const text = useText()
  return (
    <SelectField {...props} onChange={({ target }) => onValue(target.value)}>
      <option value="">{text(none)}</option>
      <option value="true">{text('entry_dialogue.yes')}</option>
      <option value="false">{text('entry_dialogue.no')}</option>
      {children}
    </SelectField>
  )
}
