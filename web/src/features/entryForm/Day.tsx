import { useText } from '../../lib/intl.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { type Weekday, weekdays } from './openingText.ts'

interface Props {
  label: string
  value: Weekday | ''
  none?: string
  onPick: (day: Weekday | '') => void
}

export function Day({ label, value, none, onPick }: Props) {
  const text = useText()
  return (
    <SelectField label={label} value={value} onChange={(event) => onPick(event.target.value as Weekday | '')}>
      {none !== undefined && <option value="">{none}</option>}
      {weekdays.map((day) => (
        <option key={day} value={day}>
          {text(`opening_editor.day.${day}`)}
        </option>
      ))}
    </SelectField>
  )
}
