import { momentText } from '../../../lib/dayAndTime.ts'
import { useLocale, useText } from '../../../lib/intl.ts'
import { useStaffName } from '../../../lib/staffName.ts'
import { useLogTexts } from '../../../lib/useLogTexts.ts'
import { type Column, DataTable } from '../../../ui/DataTable.tsx'
import { CutText } from '../../../ui/table/CutText.tsx'
import styles from './Log.module.css'
import { RevertedBy, UndoButton, type UndoProps } from './LogEntryUndo.tsx'
import { LogFolds } from './LogFolds.tsx'
import { type LogLine, LogTarget } from './LogTarget.tsx'

type Props = UndoProps & { lines: readonly LogLine[] }

export function LogTable({ lines, busy, onUndo }: Props) {
  const text = useText()
  const locale = useLocale()
  const staffName = useStaffName()
  const { act } = useLogTexts()
  const columns: readonly Column<LogLine>[] = [
    {
      key: 'timestamp',
      label: text('logs.timestamp'),
      cell: ({ timestamp }) => <time dateTime={timestamp}>{momentText(timestamp, locale)}</time>,
      names: true,
    },
    { key: 'user', label: text('logs.user'), cell: ({ user }) => <CutText brief title={staffName(user)} /> },
    {
      key: 'action',
      label: text('logs.action'),
      cell: (line) => (
        <div className={styles.act}>
          <span className={styles.words} title={act(line).words}>
            <span lang={act(line).lang}>{act(line).words}</span> <RevertedBy line={line} />
          </span>
          <LogFolds line={line} busy={busy} onUndo={onUndo} />
        </div>
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
