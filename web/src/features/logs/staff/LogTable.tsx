import { momentText } from '../../../lib/dayAndTime.ts'
import { useLocale, useText } from '../../../lib/intl.ts'
import { useLogWords } from '../../../lib/logWords.ts'
import { useStaffName } from '../../../lib/staffName.ts'
import { type Column, DataTable } from '../../../ui/DataTable.tsx'
import { LogEntryChanges } from './LogEntryChanges.tsx'
import { LogEntryParts } from './LogEntryParts.tsx'
import { RevertedBy, UndoButton, type UndoControls } from './LogEntryUndo.tsx'
import { type LogLine, LogTarget } from './LogTarget.tsx'

type Props = UndoControls & { lines: readonly LogLine[] }

export function LogTable({ lines, busy, onUndo }: Props) {
  const text = useText()
  const locale = useLocale()
  const staffName = useStaffName()
  const columns: readonly Column<LogLine>[] = [
    {
      key: 'timestamp',
      label: text('logs.timestamp'),
      cell: ({ timestamp }) => <time dateTime={timestamp}>{momentText(timestamp, locale)}</time>,
      names: true,
    },
    { key: 'user', label: text('logs.user'), cell: ({ user }) => staffName(user) },
    {
      key: 'action',
      label: text('logs.action'),
      cell: (line) => (
        <>
          <Act line={line} />
          {line.parts > 0 && <LogEntryParts line={line} busy={busy} onUndo={onUndo} />}
        </>
      ),
    },
    { key: 'entry', label: text('logs.target'), cell: (line) => <LogTarget line={line} /> },
  ]
  return (
    <DataTable
      caption={text('logs.caption', { count: lines.length })}
      columns={columns}
      rows={lines}
      rowKey={({ auuid }) => auuid}
      actions={(line) => <UndoButton line={line} busy={busy} onUndo={onUndo} />}
    />
  )
}

function Act({ line }: { line: LogLine }) {
  const { words, lang } = useLogWords().act(line)
  return (
    <>
      <span lang={lang}>{words}</span> <RevertedBy line={line} />
      {line.hasVersions && <LogEntryChanges line={line} />}
    </>
  )
}
