import { entryLimits } from '@directory/shared/entryFields'
import type { Proposal } from '@directory/shared/proposal'
import { Checkbox } from '../../components/Checkbox.tsx'
import { TextAreaField } from '../../components/TextAreaField.tsx'
import { TextField } from '../../components/TextField.tsx'
import { useText } from '../../lib/intl.ts'
import { type ComparedKey, placesApart } from './compare.ts'
import { Value } from './Value.tsx'

interface Props {
  present: Proposal
  decided: Proposal
  onDecide: (changes: Proposal) => void
  field: ComparedKey
  label: string
  error: string | undefined
}

/** The value to be saved, which can be edited; a place can only be taken or left. */
export function Decide({ field, label, present, decided, onDecide, error }: Props) {
  const text = useText()
  if (field === 'lat') {
    const apart = placesApart(present, decided)
    return (
      <p>
        <Value field="lat" of={decided} />
        {apart !== null && apart > 5 && <> {text('review.apart', { metres: Math.round(apart) })}</>}
      </p>
    )
  }
  if (field === 'barrierfree') {
    return (
      <Checkbox
        label={label}
        checked={decided.barrierfree === true}
        onChange={(event) => onDecide({ barrierfree: event.target.checked })}
      />
    )
  }
  const value = String(decided[field] ?? '')
  const common = { id: `change-${field}`, label, lang: 'de', error } as const
  if (field === 'opened') {
    return (
      <TextAreaField
        {...common}
        hint={text('review.openedHint')}
        rows={5}
        value={value.replaceAll(';', '\n')}
        onChange={(event) => onDecide({ opened: event.target.value.replaceAll('\n', ';') })}
      />
    )
  }
  if (field === 'services' || field === 'additionalInfo') {
    return (
      <TextAreaField
        {...common}
        rows={4}
        maxLength={entryLimits[field]}
        value={value}
        onChange={(event) => onDecide({ [field]: event.target.value })}
      />
    )
  }
  return (
    <TextField
      {...common}
      maxLength={entryLimits[field]}
      value={value}
      onChange={(event) => onDecide({ [field]: event.target.value })}
    />
  )
}
