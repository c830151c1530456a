import type { OutputOf } from '@directory/shared/contract'
import { useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'
import { StickyBar } from '../../../ui/staff/StickyBar.tsx'
import { canCancel, isUseless, rowsDue } from './importState.ts'

interface Props {
  data: OutputOf<'GET /api/import'>
  /** False if the preview is not of use yet, because the columns do not name providers. */
  isMatched: boolean
  /** True if the preview was made with the columns as chosen now. */
  isAsShown: boolean
  busy: boolean
  onStart: (count: number) => void
  onGiveUp: () => void
}

/** Keeps in sight what the import would do now: how many rows are imported, and what is still open. */
export function ImportBar({ data, isMatched, isAsShown, busy, onStart, onGiveUp }: Props) {
  const text = useText()
  const count = rowsDue(data)
  const isDue = count !== null && isAsShown && !busy
  const open = count === null ? 0 : data.questions.filter(({ answer }) => answer === null).length
  const giveUp = (count !== null || canCancel(data)) && (
    <Button aria-disabled={busy} onClick={onGiveUp}>
      {text('import.drop')}
    </Button>
  )
  if (isUseless(data) || (count !== null && !isMatched)) return <StickyBar main={giveUp} />
  return (
    <StickyBar
      main={
        <Button look="main" aria-disabled={!isDue} onClick={() => isDue && onStart(count)}>
          {count === null
            ? text('import.checking', { count: data.total })
            : text(count > 0 ? 'import.start' : 'import.startCategories', { count })}
        </Button>
      }
    >
      {giveUp}
      {open > 0 && <span>{text('import.openQuestions', { count: open })}</span>}
      {!isAsShown && <span role="status">{text('import.checkFirst')}</span>}
    </StickyBar>
  )
}
