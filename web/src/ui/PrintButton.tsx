import { type MessageId, useText } from '#lib/intl.ts'
import { Button } from './Button.tsx'

export function PrintButton({ label }: { label: MessageId }) {
  const text = useText()
  return (
    <Button className="withScript" icon="print" onClick={() => window.print()}>
      {text(label)}
    </Button>
  )
}
