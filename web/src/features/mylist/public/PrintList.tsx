import { useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'

export function PrintList() {
  const text = useText()
  return (
    <Button icon="print" onClick={() => window.print()}>
      {text('list.print')}
    </Button>
  )
}
