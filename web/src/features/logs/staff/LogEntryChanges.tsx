import { isVersionedNoun } from '@directory/shared/history'
import { routes } from '@directory/shared/routes'
import { useCall } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { SiteLink } from '../../../ui/SiteLink.tsx'
import { Fold } from '../../../ui/staff/Fold.tsx'
import { VersionChanges } from '../../versions/door.ts'
import type { LogLine } from './LogTarget.tsx'

/** Shows what the operation of a log entry changed, with a link to all versions. */
export function LogEntryChanges({ line }: { line: LogLine }) {
  return (
    <Fold label={useText()('logs.changes')}>
      <LoadedChanges line={line} />
    </Fold>
  )
}

function LoadedChanges({ line: { auuid, noun, target } }: { line: LogLine }) {
  const text = useText()
  const { data, error } = useCall('GET /api/logChanges', { id: auuid })
  // Rendered completely at once: content arriving later would move the link away from the pointer.
  if (!isVersionedNoun(noun) || !(data || error)) return null
  return (
    <>
      {error && <p role="alert">{text('versions.failed')}</p>}
      {data?.changes.length === 0 && <p>{text('logs.noChanges')}</p>}
      {data && data.changes.length > 0 && <VersionChanges noun={noun} changes={data.changes} />}
      <p>
        <SiteLink to={routes.versions.href(noun, target)}>{text('versions.title')}</SiteLink>
      </p>
    </>
  )
}
