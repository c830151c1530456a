import './Dashboard.css'
import type { AdminViewServerProps } from 'payload'
import { adminText } from './adminText.ts'

/** Only what has no place in the editorial area. The menu at the side leads to all collections. */
export function Dashboard({ i18n }: AdminViewServerProps) {
  return (
    <main className="gutter gutter--left gutter--right">
      <section className="safekeeping" aria-labelledby="dashboard">
        <h1 id="dashboard">{adminText(i18n, 'admin.dashboard.title')}</h1>
        <p>{adminText(i18n, 'admin.dashboard.desk')}</p>
        <ul>
          <li>
            <a href="/admin/globals/site-settings">{adminText(i18n, 'admin.settings.one')}</a>
          </li>
          <li>
            <a href="/admin/collections/security-events">{adminText(i18n, 'admin.security-events.many')}</a>
          </li>
        </ul>
      </section>
      <section className="safekeeping" aria-labelledby="backup">
        <h2 id="backup">{adminText(i18n, 'admin.backup.title')}</h2>
        <p>{adminText(i18n, 'admin.backup.what')}</p>
        {/* A plain form, as a download needs no script. */}
        <form method="post" action="/cms/api/backup">
          <button type="submit">{adminText(i18n, 'admin.backup.download')}</button>
        </form>
      </section>
    </main>
  )
}
