import { useCall } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { PlainList } from '../../../ui/PlainList.tsx'
import { Fold } from '../../../ui/staff/Fold.tsx'
import styles from './LineParts.module.css'
import { LogEntryChanges } from './LogEntryChanges.tsx'
import { RevertedBy, UndoButton, type UndoControls } from './LogEntryUndo.tsx'
import { type LogLine, LogTarget } from './LogTarget.tsx'

type Props = UndoControls & { line: LogLine }

/** Lists the documents of a bulk operation, each with its own button to undo it. */
export function LogEntryParts({ line, busy, onUndo }: Props) {
  return (
    <Fold label={useText()('logs.parts', { count: line.parts })}>
      <Parts line={line} busy={busy} onUndo={onUndo} />
    </Fold>
  )
}

function Parts({ line: { auuid, parts }, ...undoing }: Props) {
  const text = useText()
  const { data, error } = useCall('GET /api/action_logs', { partOf: auuid })
  return (
    <>
      {error && <p role="alert">{text('logs.failed')}</p>}
      <PlainList className={styles.parts}>
        {data?.map((line) => (
          <li key={line.auuid}>
            <LogTarget line={line} /> <RevertedBy line={line} />
            {line.hasVersions && <LogEntryChanges line={line} />}
            <UndoButton line={line} {...undoing} />
          </li>
        ))}
      </PlainList>
      {data && data.length < parts && <p>{text('logs.fewerParts', { count: data.length })}</p>}
    </>
  )
}
