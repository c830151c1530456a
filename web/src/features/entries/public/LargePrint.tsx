import { useText } from '#lib/intl.ts'
import { Checkbox } from '#ui/Checkbox.tsx'

/** Chooses whether the next print has large letters, by its state alone: see `print.css`. */
export function LargePrint() {
  return (
    <div className="withScript noPrint">
      <Checkbox id="largePrint" label={useText()('print.large')} />
    </div>
  )
}
