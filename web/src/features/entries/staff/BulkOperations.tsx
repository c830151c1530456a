import type { ComponentProps } from 'react'
import { useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'
import { MoveMarked } from './MoveMarked.tsx'
import { type ConfirmedEntries, useConfirming } from './useConfirming.ts'
import { useConfirmVisits } from './useConfirmVisits.ts'

/** Bulk operations on marked entries besides deleting. */
export function BulkOperations({ entries, names, onDone }: ComponentProps<typeof MoveMarked>) {
  return (
    <>
      <MoveMarked entries={entries} names={names} onDone={onDone} />
      <ConfirmMarked entries={entries} onDone={onDone} />
      <VisitsMarked entries={entries} onDone={onDone} />
    </>
  )
}

interface Props {
  /** Entry ids. */
  entries: readonly string[]
  onDone: (operation: ConfirmedEntries) => void
}

/** Confirms marked entries as checked today. */
function ConfirmMarked({ entries, onDone }: Props) {
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

/** Sets for all marked entries whether the providers make home visits. */
function VisitsMarked({ entries, onDone }: Props) {
  const text = useText()
  const { confirm, busy } = useConfirmVisits(onDone)
  return (
    <>
      <Button aria-disabled={busy} onClick={() => confirm(entries, true)}>
        {text('entries.visitsYes')}
      </Button>
      <Button aria-disabled={busy} onClick={() => confirm(entries, false)}>
        {text('entries.visitsNo')}
      </Button>
    </>
  )
}
