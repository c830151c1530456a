import { type Column, DataTable } from '../../../components/DataTable.tsx'
import { useLocale, useText } from '../../../lib/intl.ts'
import { type LogLine, LogTarget } from './LogTarget.tsx'
import { moment } from './moment.ts'

export function LogTable({ lines }: { lines: readonly LogLine[] }) {
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
    { key: 'action', label: text('logs.action'), cell: ({ action }) => action, german: true },
    { key: 'entry', label: text('logs.target'), cell: (line) => <LogTarget line={line} /> },
  ]
  return (
    <DataTable
      caption={text('logs.caption', { count: lines.length })}
      columns={columns}
      rows={lines}
      rowKey={({ auuid }) => auuid}
    />
  )
}
