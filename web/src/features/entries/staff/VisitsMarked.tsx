import { useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'
import { useConfirmVisits } from './useConfirmVisits.ts'

interface Props {
  /** Entry ids. */
  entries: readonly string[]
  onDone: (act: { title: string; undo: string[] }) => void
}

/** Sets for all marked entries whether the providers make home visits. */
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
