import { useText } from '../../lib/intl.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { type Weekday, weekdayAbbreviations } from './openingText.ts'

interface Props {
  label: string
  value: Weekday | ''
  none?: string
  onPick: (day: Weekday | '') => void
}

export function DaySelect({ label, value, none, onPick }: Props) {
  const text = useText()
  return (
    <SelectField label={label} value={value} onChange={(event) => onPick(event.target.value as Weekday | '')}>
      {none !== undefined && <option value="">{none}</option>}
      {weekdayAbbreviations.map((day) => (
        <option key={day} value={day}>
          {text(`opening_editor.day.${day}`)}
        </option>
      ))}
    </SelectField>
  )
}
