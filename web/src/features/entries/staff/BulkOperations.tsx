import type { ComponentProps } from 'react'
import { useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'
import { ChangeMarked } from './ChangeMarked.tsx'
import { useConfirming } from './useConfirming.ts'

/** Bulk operations on marked entries besides deleting. */
export function BulkOperations({ entries, names, onDone }: ComponentProps<typeof ChangeMarked>) {
  const text = useText()
  const { busy, confirm } = useConfirming()
  const press = async () => {
    const done = await confirm(entries)
    if (done) onDone(done)
  }
  return (
    <>
      <ChangeMarked entries={entries} names={names} onDone={onDone} />
      <Button aria-disabled={busy} onClick={press}>
        {text('edit_entry.confirm')}
      </Button>
    </>
  )
}
