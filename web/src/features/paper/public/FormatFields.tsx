import { type PaperFormat, paperPrints, paperSizes, paperTones } from '@directory/shared/paper'
import { useText } from '../../../lib/intl.ts'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'

interface Props {
  format: PaperFormat
  onFormat: (format: PaperFormat) => void
}

/** Asks for paper, letter size and colour. The radio buttons have the names that the server reads. */
export function FormatFields({ format, onFormat }: Props) {
  const text = useText()
  return (
    <>
      <RadioGroup
        legend={text('paper.print')}
        name="print"
        options={paperPrints.map((value) => ({ value, label: text(`paper.print.${value}`) }))}
        value={format.print}
        onChange={(print) => onFormat({ ...format, print })}
      />
      <RadioGroup
        legend={text('paper.size')}
        name="size"
        options={paperSizes.map((value) => ({ value, label: value.toUpperCase() }))}
        value={format.size}
        onChange={(size) => onFormat({ ...format, size })}
      />
      <RadioGroup
        legend={text('paper.tone')}
        name="tone"
        options={paperTones.map((value) => ({ value, label: text(`paper.tone.${value}`) }))}
        value={format.tone}
        onChange={(tone) => onFormat({ ...format, tone })}
      />
    </>
  )
}
