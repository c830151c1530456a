import { useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'
import { useConfirmVisits } from './useConfirmVisits.ts'

interface Props {
  /** Ids. */
  entries: readonly string[]
  onDone: (act: { title: string; undo: string[] }) => void
}

/** Says of all that are marked whether somebody comes to the house. */
export function VisitsMarked({ entries, onDone }: Props) {
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
