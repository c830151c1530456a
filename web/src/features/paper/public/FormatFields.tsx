import { type PaperFormat, paperPrints, paperSizes, paperTones } from '@directory/shared/paper'
import { useText } from '../../../lib/intl.ts'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'

interface Props {
  format: PaperFormat
  onFormat: (format: PaperFormat) => void
}

/** The radio buttons have the names that the server reads. */
export function FormatFields({ format, onFormat }: Props) {
  const text = useText()
  const choices = {
    print: paperPrints.map((value) => ({ value, label: text(`paper.print.${value}`) })),
    size: paperSizes.map((value) => ({ value, label: value.toUpperCase() })),
    tone: paperTones.map((value) => ({ value, label: text(`paper.tone.${value}`) })),
  }
  return (['print', 'size', 'tone'] as const).map((name) => (
    <RadioGroup<PaperFormat[typeof name]>
      key={name}
      legend={text(`paper.${name}`)}
      name={name}
      options={choices[name]}
      value={format[name]}
      onChange={(value) => onFormat({ ...format, [name]: value })}
    />
  ))
}
