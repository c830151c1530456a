import type { ImportSummary } from '@directory/shared/contract/imports'
import type { ReactNode } from 'react'
import { useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'
import { StickyBar } from '../../../ui/staff/StickyBar.tsx'

interface Props {
  data: ImportSummary
  /** Number of rows that would be imported; null while that is not known. */
  count: number | null
  /** Number of questions without an answer. */
  openQuestions: number
  /** True if the preview was made with the columns as chosen now. */
  isAsShown: boolean
  busy: boolean
  onStart: (count: number) => void
  onGiveUp: (() => void) | null
}

/** Keeps in sight what the import would do now: how many rows are imported, and what is still open. */
export function ImportBar({ data, count, openQuestions, isAsShown, busy, onStart, onGiveUp }: Props) {
  const text = useText()
  const isUseless = count === null ? data.state === 'ready' : count === 0 && data.categoryChanges.length === 0
  const isDue = count !== null && isAsShown && !busy
  const giveUp: ReactNode = onGiveUp && (
    <Button aria-disabled={busy} onClick={onGiveUp}>
      {text('import.drop')}
    </Button>
  )
  if (isUseless) return <StickyBar main={giveUp} />
  return (
    <StickyBar
      main={
        <Button look="main" aria-disabled={!isDue} onClick={() => isDue && onStart(count)}>
          {count === null && text('import.checking', { count: data.total })}
          {count !== null && text(count > 0 ? 'import.start' : 'import.startCategories', { count })}
        </Button>
      }
    >
      {giveUp}
      {openQuestions > 0 && <span>{text('import.openQuestions', { count: openQuestions })}</span>}
      {!isAsShown && <span role="status">{text('import.checkFirst')}</span>}
    </StickyBar>
  )
}
