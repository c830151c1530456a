import type { OutputOf } from '@directory/shared/contract'
import { useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'
import { StickyBar } from '../../../ui/staff/StickyBar.tsx'
import { canCancel, changesNothing, rowsDue } from './importState.ts'

interface Props {
  data: OutputOf<'GET /api/import'>
  /** True if a column identifies the providers. */
  namesProviders: boolean
  /** True if the preview was made with the columns as chosen now. */
  isUpToDate: boolean
  busy: boolean
  onStart: (count: number) => void
  onClose: () => void
}

/** Keeps in sight what the import would do now: how many rows are imported, and what is still open. */
export function ImportBar({ data, namesProviders, isUpToDate, busy, onStart, onClose }: Props) {
  const text = useText()
  const count = rowsDue(data)
  const canStart = count !== null && isUpToDate && !busy
  const open = count === null ? 0 : data.questions.filter(({ answer }) => answer === null).length
  const closeButton = (count !== null || canCancel(data)) && (
    <Button aria-disabled={busy} onClick={onClose}>
      {text('import.drop')}
    </Button>
  )
  if (changesNothing(data) || (count !== null && !namesProviders)) return <StickyBar main={closeButton} />
  return (
    <StickyBar
      main={
        <Button look="main" aria-disabled={!canStart} onClick={() => canStart && onStart(count)}>
          {count === null
            ? text('import.checking', { count: data.total })
            : text(count > 0 ? 'import.start' : 'import.startCategories', { count })}
        </Button>
      }
    >
      {closeButton}
      {open > 0 && <span>{text('import.openQuestions', { count: open })}</span>}
      {!isUpToDate && <span role="status">{text('import.checkFirst')}</span>}
    </StickyBar>
  )
}
