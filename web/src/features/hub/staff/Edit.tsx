import { Fragment } from 'react'
import { useCall } from '#lib/api.ts'
import { dayText } from '#lib/dayAndTime.ts'
import { longDate } from '#lib/format.ts'
import { useLocale, useText } from '#lib/intl.ts'
import { useStaffName } from '#lib/staffName.ts'
import type { OutputOf } from '#shared/contract'
import type { SetupTask } from '#shared/contract/reports'
import { routes } from '#shared/routes'
import { CallState } from '#ui/CallState.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { PlainList } from '#ui/PlainList.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import styles from './Hub.module.css'
import { Places } from './Places.tsx'
import { backupPlace, staffAreasFor } from './staffAreas.ts'

export default function Edit() {
  const text = useText()
  const staffName = useStaffName()
  const locale = useLocale()
  const { data: who, error, retry } = useCall('GET /api/getRole', {})
  const { lastBackup } = useCall('GET /api/waiting', {}).data ?? {}
  const notes = lastBackup
    ? { [backupPlace]: text('edit.backup.last', { date: dayText(lastBackup, locale) }) }
    : undefined
  return (
    <>
      <div className={styles.greeting}>
        <PageHeading>
          {who ? text('edit.greeting', { name: staffName(who.username) }) : text('edit.title')}
        </PageHeading>
      </div>
      <CallState {...{ error, retry }} loading={false} title={text('edit.failed')} />
      {who && (
        <>
          <Today />
          <Places areas={staffAreasFor(who.role)} heading="h2" notes={notes} />
        </>
      )}
    </>
  )
}

/** Where the first of each kind that waits is decided. */
const waitingPlaces = {
  entries: `${routes.pendingEntries.href()}?first`,
  changes: `${routes.pendingChanges.href()}?first=change`,
  reports: `${routes.pendingChanges.href()}?first=report`,
  calls: routes.calls.href(),
  websites: `${routes.editEntry.href()}?filter=websiteSilent`,
  linkWebsites: `${routes.editLinks.href()}?q=`,
  duplicates: routes.duplicates.href(),
  importRows: routes.importSheet.href(),
  withoutTopic: routes.editCategories.href(),
  mails: routes.mails.href(),
} as const
type Kind = keyof typeof waitingPlaces

function Today() {
  const text = useText()
  const { data, ...state } = useCall('GET /api/waiting', {})
  const waiting = (Object.keys(waitingPlaces) as Kind[])
    .map((kind) => ({ kind, count: data?.[kind] ?? 0 }))
    .filter(({ count }) => count > 0)
  const details: Partial<Record<Kind, string>> = {
    linkWebsites: encodeURIComponent(text('edit_links.website')),
    importRows: data?.waitingImport ? `?id=${data.waitingImport}` : '',
  }
  return (
    <section aria-labelledby="today">
      <h2 id="today" className={styles.heading}>
        {text('edit.today')}
      </h2>
      <CallState {...state} title={text('edit.failed')} count={2} />
      {data?.mailsOnHold && (
        <p>
          <SiteLink to={routes.mails.href()}>{text('edit.today.onHold')}</SiteLink>
        </p>
      )}
      {data?.setup && data.setup.length > 0 && <Setup {...data} />}
      {data && waiting.length === 0 && <p>{text('edit.today.none')}</p>}
      {waiting.length > 0 && (
        <PlainList className={styles.today}>
          {waiting.map(({ kind, count }) => (
            <li key={kind}>
              <SiteLink className={styles.tile} to={waitingPlaces[kind] + (details[kind] ?? '')}>
                <strong>{count}</strong> {text(`edit.today.${kind}`, { count })}
              </SiteLink>
            </li>
          ))}
        </PlainList>
      )}
    </section>
  )
}

const settings = '/admin/globals/site-settings'
/** Where each is set up; what the server's own settings hold is set up nowhere here. */
const setupPages: Record<SetupTask, string> = {
  imprint: `${routes.editPages.href()}?page=imprint`,
  privacy: `${routes.editPages.href()}?page=privacy`,
  accessibility: settings,
  backup: backupPlace,
  mailServer: '',
  publicUrl: '',
}

function Setup({ setup = [], lastBackup }: OutputOf<'GET /api/waiting'>) {
  const text = useText()
  const locale = useLocale()
  const date = lastBackup ? longDate(lastBackup, locale) : ''
  return (
    <p className={styles.setup}>
      {text('edit.setup')}{' '}
      {setup.map((task, i) => {
        const to = setupPages[task]
        const words = text(`edit.setup.${task}`, { date, known: lastBackup ? 'one' : 'other' })
        return (
          <Fragment key={task}>
            {i > 0 && ' · '}
            {!to ? (
              words
            ) : to.startsWith('/admin') ? (
              <a href={to}>{words}</a>
            ) : (
              <SiteLink to={to}>{words}</SiteLink>
            )}
          </Fragment>
        )
      })}
    </p>
  )
}
