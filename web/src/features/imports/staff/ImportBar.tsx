import { useText } from '#lib/intl.ts'
import { isNameOpen } from '#shared/fields/importFields'
import { Button } from '#ui/Button.tsx'
import { StickyBar } from '#ui/staff/StickyBar.tsx'
import { canCancel, type ImportDetails, rowsDue, uselessBecause } from './importState.ts'

interface Props {
  data: ImportDetails
  /** True if the preview was made with the columns as chosen now. */
  isUpToDate: boolean
  busy: boolean
  onStart: (count: number) => void
  /** Leaves out the rows that a question about a category or town is open for. */
  onLeaveOpen: () => void
  onClose: () => void
}

export function ImportBar({ data, isUpToDate, busy, onStart, onLeaveOpen, onClose }: Props) {
  const text = useText()
  const count = rowsDue(data)
  const canStart = count !== null && isUpToDate && !busy
  const open = count === null ? 0 : data.openQuestions
  const closeButton = (count !== null || canCancel(data)) && (
    <Button aria-disabled={busy} onClick={onClose}>
      {text('import.drop')}
    </Button>
  )
  if (uselessBecause(data)) return <StickyBar main={closeButton} />
  const names = count === null ? [] : data.questions.filter(isNameOpen)
  const goToQuestion = () => {
    const first = document.getElementById(`line-${names[0]?.id}`)
    first?.focus()
    first?.scrollIntoView({ block: 'center' })
  }
  const label =
    count === null ? text('import.checking', { count: data.total }) : text('import.start', { count })
  return (
    <StickyBar
      main={
        names.length > 0 ? (
          <Button aria-disabled={busy} onClick={goToQuestion}>
            {text('import.answerQuestions', { count: names.length })}
          </Button>
        ) : (
          <Button look="main" aria-disabled={!canStart} onClick={() => canStart && onStart(count)}>
            {label}
          </Button>
        )
      }
    >
      {names.length > 0 && (
        <Button aria-disabled={busy} onClick={() => !busy && onLeaveOpen()}>
          {text('import.leaveOpen')}
        </Button>
      )}
      {closeButton}
      {open > 0 && names.length === 0 && <span>{text('import.openQuestions', { count: open })}</span>}
      {!isUpToDate && <span role="status">{text('import.checkFirst')}</span>}
    </StickyBar>
  )
}
