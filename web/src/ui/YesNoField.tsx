import type { ComponentProps } from 'react'
import { type MessageId, useText } from '#lib/intl.ts'
import { ChoiceField } from './ChoiceField.tsx'

interface Props extends Omit<ComponentProps<typeof ChoiceField>, 'none' | 'options'> {
  none: MessageId
  /** For an answer that is neither. */
  neither?: { value: string; label: string }
}

export function YesNoField({ none, neither, ...props }: Props) {
  const text = useText()
  const yesAndNo = [
    { value: 'true', label: text('entry_dialogue.yes') },
    { value: 'false', label: text('entry_dialogue.no') },
  ]
  return <ChoiceField {...props} none={text(none)} options={neither ? [...yesAndNo, neither] : yesAndNo} />
}
