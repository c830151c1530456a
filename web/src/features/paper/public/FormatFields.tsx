import { useText } from '#lib/intl.ts'
import { type PaperFormat, paperPrints, paperSizes, paperTones } from '#shared/paper'
import { RadioGroup } from '#ui/RadioGroup.tsx'

interface Props {
  format: PaperFormat
  onFormat: (format: PaperFormat) => void
}

/** The radio buttons have the names that the server reads. */
export function FormatFields({ format, onFormat }: Props) {
  const text = useText()
  const choices = [
    ['print', text('paper.print'), paperPrints.map((of) => [of, text(`paper.print.${of}`)])],
    ['size', text('paper.size'), paperSizes.map((of) => [of, of.toUpperCase()])],
    ['tone', text('paper.tone'), paperTones.map((of) => [of, text(`paper.tone.${of}`)])],
  ] as const
  return choices.map(([name, legend, options]) => (
    <RadioGroup<string>
      key={name}
      legend={legend}
      name={name}
      options={options.map(([value = '', label]) => ({ value, label }))}
      value={format[name]}
      onChange={(value) => onFormat({ ...format, [name]: value })}
    />
  ))
}
