import { Button } from '../../../components/Button.tsx'
import { type Column, DataTable } from '../../../components/DataTable.tsx'
import { useLocale, useText } from '../../../lib/intl.ts'
import { LineChanges } from './LineChanges.tsx'
import { type LogLine, LogTarget } from './LogTarget.tsx'
import { moment } from './moment.ts'

interface Props {
  lines: readonly LogLine[]
  busy: boolean
  onUndo: (line: LogLine) => void
}

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
    { key: 'action', label: text('logs.action'), cell: (line) => <Act line={line} /> },
    { key: 'entry', label: text('logs.target'), cell: (line) => <LogTarget line={line} /> },
  ]
  return (
    <DataTable
      caption={text('logs.caption', { count: lines.length })}
      columns={columns}
      rows={lines}
      rowKey={({ auuid }) => auuid}
      actions={(line) =>
        line.canUndo && (
          <Button
            aria-disabled={busy}
            aria-label={text('logs.undoNamed', { action: line.action, name: line.entry })}
            onClick={() => onUndo(line)}
          >
            {text('undo.press')}
          </Button>
        )
      }
    />
  )
}

function Act({ line }: { line: LogLine }) {
  const { action, undoneAt, undoneBy, hasVersions } = line
  const text = useText()
  const locale = useLocale()
  return (
    <>
      <span lang="de">{action}</span>
      {undoneAt !== '' && <> ({text('logs.undone', { user: undoneBy, time: moment(undoneAt, locale) })})</>}
      {hasVersions && <LineChanges line={line} />}
    </>
  )
}
