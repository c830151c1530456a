import { useEffect, useState } from 'react'
import { useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'

export function PrintButton({ label }: { label: 'list.print' | 'provider.print' }) {
  const text = useText()
  return (
    <Button className="withScript" icon="print" onClick={() => window.print()}>
      {text(label)}
    </Button>
  )
}

/** Chooses whether the next print has large letters; `base.css` reads it from the document. */
export function LargePrint() {
  const text = useText()
  const [isLarge, setLarge] = useState(false)
  useEffect(() => setLarge(document.documentElement.dataset.print === 'large'), [])
  return (
    <div className="withScript noPrint">
      <Checkbox
        label={text('print.large')}
        checked={isLarge}
        onChange={({ target }) => {
          setLarge(target.checked)
          if (target.checked) document.documentElement.dataset.print = 'large'
          else delete document.documentElement.dataset.print
        }}
      />
    </div>
  )
}
