import { useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'
import { type ConfirmingAct, useConfirming } from './useConfirming.ts'

interface Props {
  /** Entry ids. */
  entries: readonly string[]
  onDone: (act: ConfirmingAct) => void
}

/** Confirms marked entries as checked today. */
export function ConfirmMarked({ entries, onDone }: Props) {
  const text = useText()
  const { busy, confirm } = useConfirming()
  const press = async () => {
    const done = await confirm(entries)
    if (done) onDone(done)
  }
  return (
    <Button aria-disabled={busy} onClick={press}>
      {text('edit_entry.confirm')}
    </Button>
  )
}
