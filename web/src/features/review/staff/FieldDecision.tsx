import { limitOf } from '@directory/shared/entryRules'
import type { Proposal } from '@directory/shared/proposal'
import { useText } from '../../../lib/intl.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextAreaField } from '../../../ui/TextAreaField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { type ComparedKey, fieldKindOf, placesApart } from './compareFields.ts'
import { useShownValue } from './useShownValue.ts'

interface Props {
  present: Proposal
  decided: Proposal
  onDecide: (changes: Proposal) => void
  field: ComparedKey
  label: string
  error: string | undefined
}

/** Shows the value to save, which can be edited; a position can only be accepted or rejected. */
export function FieldDecision({ field, label, present, decided, onDecide, error }: Props) {
  const text = useText()
  const shown = useShownValue()
  if (field === 'lat') {
    const apart = placesApart(present, decided)
    return (
      <p>
        {shown('lat', decided) || text('compare.nothing')}
        {apart !== null && apart > 5 && <> {text('review.apart', { metres: Math.round(apart) })}</>}
      </p>
    )
  }
  const kind = fieldKindOf(field)
  if (kind === 'flag') {
    return (
      <Checkbox
        label={label}
        checked={decided[field] === true}
        onChange={(event) => onDecide({ [field]: event.target.checked })}
      />
    )
  }
  const value = String(decided[field] ?? '')
  if (kind === 'tristate') {
    return (
      <SelectField
        id={`change-${field}`}
        label={label}
        value={value}
        onChange={({ target }) => onDecide({ [field]: target.value === '' ? null : target.value === 'true' })}
      >
        <option value="">{text('entry_dialogue.unsaid')}</option>
        <option value="true">{text('review.yes')}</option>
        <option value="false">{text('review.no')}</option>
      </SelectField>
    )
  }
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
  if (kind === 'services' || kind === 'text') {
    return (
      <TextAreaField
        {...common}
        rows={4}
        maxLength={limitOf(field)}
        value={value}
        onChange={(event) => onDecide({ [field]: event.target.value })}
      />
    )
  }
  return (
    <TextField
      {...common}
      maxLength={limitOf(field)}
      value={value}
      onChange={(event) => onDecide({ [field]: event.target.value })}
    />
  )
}
