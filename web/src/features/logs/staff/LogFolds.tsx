import { isVersionedNoun } from '@directory/shared/history'
import { routes } from '@directory/shared/routes'
import { useCall } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { PlainList } from '../../../ui/PlainList.tsx'
import { SiteLink } from '../../../ui/SiteLink.tsx'
import { Fold } from '../../../ui/staff/Fold.tsx'
import { VersionChanges } from '../../versions/door.ts'
import styles from './Log.module.css'
import { RevertedBy, UndoButton, type UndoProps } from './LogEntryUndo.tsx'
import { type LogLine, LogTarget } from './LogTarget.tsx'

type Props = UndoProps & { line: LogLine }

/** Shows what the operation of a log entry changed, or the documents of a bulk operation, once opened. */
export function LogFolds({ line, ...undoProps }: Props) {
  const text = useText()
  return (
    <>
      {line.hasVersions && (
        <Fold label={text('logs.changes')}>
          <Changes line={line} />
        </Fold>
      )}
      {line.parts > 0 && (
        <Fold label={text('logs.parts', { count: line.parts })}>
          <Parts line={line} {...undoProps} />
        </Fold>
      )}
    </>
  )
}

/** Shows the changes, with a link to all versions. */
function Changes({ line: { auuid, noun, target } }: { line: LogLine }) {
  const text = useText()
  const asked = isVersionedNoun(noun) ? { noun, id: target, line: auuid } : null
  const { data, error } = useCall('GET /api/versions', asked)
  // Rendered completely at once: content arriving later would move the link away from the pointer.
  if (!isVersionedNoun(noun) || !(data || error)) return null
  const changes = data?.versions[0]?.changes ?? []
  return (
    <>
      {error && <p role="alert">{text('versions.failed')}</p>}
      {data && changes.length === 0 && <p>{text('logs.noChanges')}</p>}
      {changes.length > 0 && <VersionChanges noun={noun} changes={changes} />}
      <p>
        <SiteLink to={routes.versions.href(noun, target)}>{text('versions.title')}</SiteLink>
      </p>
    </>
  )
}

/** Lists the documents, each with its own button to undo it. */
function Parts({ line: { auuid, parts }, ...undoProps }: Props) {
  const text = useText()
  const { data, error } = useCall('GET /api/action_logs', { partOf: auuid })
  return (
    <>
      {error && <p role="alert">{text('logs.failed')}</p>}
      <PlainList className={styles.parts}>
        {data?.map((line) => (
          <li key={line.auuid}>
            <LogTarget line={line} /> <RevertedBy line={line} />
            <LogFolds line={line} {...undoProps} />
            <UndoButton line={line} {...undoProps} />
          </li>
        ))}
      </PlainList>
      {data && data.length < parts && <p>{text('logs.fewerParts', { count: data.length })}</p>}
    </>
  )
}
