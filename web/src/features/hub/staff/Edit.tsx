import type { OutputOf } from '@directory/shared/contract'
import { routes } from '@directory/shared/routes'
import { useCall } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { useStaffName } from '../../../lib/staffName.ts'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { PlainList } from '../../../ui/PlainList.tsx'
import { SiteLink } from '../../../ui/SiteLink.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './Hub.module.css'
import { Places } from './Places.tsx'
import { staffAreasFor } from './staffAreas.ts'

/**
 * Renders the start page of the staff panel: waiting work, and below it the areas. A default export, because it is
 * loaded on demand.
 */
export default function Edit() {
  const text = useText()
  const staffName = useStaffName()
  const { data: who, error, retry } = useCall('GET /api/getRole', {})
  return (
    <>
      <div className={styles.greeting}>
        <PageHeading>
          {who ? text('edit.greeting', { name: staffName(who.username) }) : text('edit.title')}
        </PageHeading>
      </div>
      {error && <ErrorNotice error={error} title={text('edit.failed')} onRetry={retry} />}
      {who && (
        <>
          <Today />
          <Places areas={staffAreasFor(who.role)} heading="h2" />
        </>
      )}
    </>
  )
}

type Waiting = OutputOf<'GET /api/waiting'>

/** What waits, each kind with its number and the way to the first of it. Kinds without any are left out. */
function Today() {
  const text = useText()
  const { data, error, loading, retry } = useCall('GET /api/waiting', {})
  const waitingKinds = data ? kindsOf(data).filter(({ count }) => count > 0) : []
  return (
    <section aria-labelledby="today">
      <h2 id="today" className={styles.heading}>
        {text('edit.today')}
      </h2>
      {error && !data && <ErrorNotice error={error} title={text('edit.failed')} onRetry={retry} />}
      {loading && <Skeleton count={2} />}
      {data?.mailsOnHold && (
        <p>
          <SiteLink to={routes.mails.href()}>{text('edit.today.onHold')}</SiteLink>
        </p>
      )}
      {data && waitingKinds.length === 0 && <p>{text('edit.today.none')}</p>}
      {waitingKinds.length > 0 && (
        <PlainList className={styles.today}>
          {waitingKinds.map(({ kind, count, to }) => (
            <li key={kind}>
              <SiteLink className={styles.tile} to={to}>
                <strong>{count}</strong> {text(`edit.today.${kind}`, { count })}
              </SiteLink>
            </li>
          ))}
        </PlainList>
      )}
    </section>
  )
}

function kindsOf(waiting: Waiting) {
  const {
    entries,
    changes,
    reports,
    calls,
    websites,
    duplicates,
    mails = 0,
    importRows,
    waitingImport,
  } = waiting
  const imports = `${routes.importSheet.href()}${waitingImport ? `?id=${waitingImport}` : ''}`
  return [
    { kind: 'entries', count: entries, to: `${routes.pendingEntries.href()}?first` },
    { kind: 'changes', count: changes, to: `${routes.pendingChanges.href()}?first=change` },
    { kind: 'reports', count: reports, to: `${routes.pendingChanges.href()}?first=report` },
    { kind: 'calls', count: calls, to: routes.calls.href() },
    { kind: 'websites', count: websites, to: `${routes.editEntry.href()}?filter=websiteSilent` },
    { kind: 'duplicates', count: duplicates, to: routes.duplicates.href() },
    { kind: 'importRows', count: importRows, to: imports },
    { kind: 'mails', count: mails, to: routes.mails.href() },
  ] as const
}
