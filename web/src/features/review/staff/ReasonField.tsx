import { changeLimits } from '@directory/shared/changeRules'
import { useText } from '../../../lib/intl.ts'
import { TextAreaField } from '../../../ui/TextAreaField.tsx'

interface Props {
  label: string
  value: string
  onValue: (value: string) => void
}

/** Asks for an optional text for the mail to the sender. */
export function ReasonField({ label, value, onValue }: Props) {
  const text = useText()
  return (
    <TextAreaField
      label={label}
      hint={text('review.reasonHint')}
      optional
      lang="de"
      rows={3}
      maxLength={changeLimits.reason}
      value={value}
      onChange={(event) => onValue(event.target.value)}
    />
  )
}
