import { momentText } from '../../../lib/dayAndTime.ts'
import { useLocale, useText } from '../../../lib/intl.ts'
import { useLogWords } from '../../../lib/logWords.ts'
import { useStaffName } from '../../../lib/staffName.ts'
import { Button } from '../../../ui/Button.tsx'
import type { LogLine } from './LogTarget.tsx'

export interface UndoControls {
  busy: boolean
  onUndo: (line: LogLine) => void
}

/** Shows when and by whom the operation was undone. */
export function RevertedBy({ line: { undoneAt, undoneBy } }: { line: LogLine }) {
  const text = useText()
  const locale = useLocale()
  const staffName = useStaffName()
  if (undoneAt === '') return null
  return `(${text('logs.undone', { user: staffName(undoneBy), time: momentText(undoneAt, locale) })})`
}

export function UndoButton({ line, busy, onUndo }: UndoControls & { line: LogLine }) {
  const text = useText()
  const told = useLogWords()
  if (!line.canUndo) return null
  const [action, name] = [told.act(line).words, told.target(line).words]
  const label = name === '' ? text('logs.undoAct', { action }) : text('logs.undoNamed', { action, name })
  return (
    <Button aria-disabled={busy} aria-label={label} onClick={() => onUndo(line)}>
      {text('undo.press')}
    </Button>
  )
}
