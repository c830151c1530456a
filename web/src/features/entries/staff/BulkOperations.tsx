import { routes } from '@directory/shared/routes'
import type { ComponentProps } from 'react'
import { useText } from '../../../lib/intl.ts'
import { useHere } from '../../../lib/wayBack.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { ChangeMarked } from './ChangeMarked.tsx'
import { useConfirmEntries } from './useConfirmEntries.ts'

/** Offers bulk operations on marked entries besides deleting. */
export function BulkOperations({ entries, names, onDone }: ComponentProps<typeof ChangeMarked>) {
  const text = useText()
  const here = useHere()
  const { busy, confirm } = useConfirmEntries(onDone)
  return (
    <>
      {entries.length === 2 && (
        <LinkButton to={`${routes.duplicates.href()}?one=${entries[0]}&other=${entries[1]}`} state={here}>
          {text('entries.merge')}
        </LinkButton>
      )}
      <ChangeMarked entries={entries} names={names} onDone={onDone} />
      <Button aria-disabled={busy} onClick={() => confirm(entries)}>
        {text('edit_entry.confirm')}
      </Button>
    </>
  )
}
