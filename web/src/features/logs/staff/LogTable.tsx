import { moment } from '../../../lib/dayAndTime.ts'
import { useLocale, useText } from '../../../lib/intl.ts'
import { type Column, DataTable } from '../../../ui/DataTable.tsx'
import { LineChanges } from './LineChanges.tsx'
import { LineParts } from './LineParts.tsx'
import { Undo, type Undoing, Undone } from './LineUndo.tsx'
import { type LogLine, LogTarget } from './LogTarget.tsx'

type Props = Undoing & { lines: readonly LogLine[] }

export function LogTable({ lines, busy, onUndo }: Props) {
  const text = useText()
  const locale = useLocale()
  const columns: readonly Column<LogLine>[] = [
    {
      key: 'timestamp',
      label: text('logs.timestamp'),
      cell: ({ timestamp }) => <time dateTime={timestamp}>{moment(timestamp, locale)}</time>,
      names: true,
    },
    { key: 'user', label: text('logs.user'), cell: ({ user }) => user },
    {
      key: 'action',
      label: text('logs.action'),
      cell: (line) => (
        <>
          <Act line={line} />
          {line.parts > 0 && <LineParts line={line} busy={busy} onUndo={onUndo} />}
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
      actions={(line) => <Undo line={line} busy={busy} onUndo={onUndo} />}
    />
  )
}

function Act({ line }: { line: LogLine }) {
  return (
    <>
      <span lang="de">{line.action}</span> <Undone line={line} />
      {line.hasVersions && <LineChanges line={line} />}
    </>
  )
}
