import { useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'

export function PrintButton({ label }: { label: 'list.print' | 'provider.print' }) {
  const text = useText()
  return (
    <Button className="withScript" icon="print" onClick={() => window.print()}>
      {text(label)}
    </Button>
  )
}
