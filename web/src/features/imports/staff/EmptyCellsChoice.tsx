import { type EmptyCells, emptyCellModes } from '@directory/shared/importFields'
import type { Ref } from 'react'
import { useText } from '../../../lib/intl.ts'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'

interface Props {
  ref: Ref<HTMLDivElement>
  value: EmptyCells
  busy: boolean
  onChange: (value: EmptyCells) => void
}

/** What an empty cell does to a field that has a value. */
export function EmptyCellsChoice({ ref, value, busy, onChange }: Props) {
  const text = useText()
  return (
    <div ref={ref}>
      <RadioGroup
        legend={text('import.emptyCells')}
        name="import-empty-cells"
        options={emptyCellModes.map((one) => ({ value: one, label: text(`import.emptyCells.${one}`) }))}
        value={value}
        onChange={(one) => !busy && onChange(one)}
      />
      <p>{text('import.emptyCellsHint')}</p>
    </div>
  )
}
