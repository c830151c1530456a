import './Dashboard.css'
import type { AdminViewServerProps, ServerProps } from 'payload'
import { adminText } from './adminText.ts'

/** Offers only what has no place in the editorial area. The menu at the side leads to all collections. */
export function Dashboard(props: AdminViewServerProps) {
  const { language } = props.i18n
  return (
    <main className="gutter gutter--left gutter--right">
      <section className="safekeeping" aria-labelledby="dashboard">
        <h1 id="dashboard">{adminText(language, 'admin.dashboard.title')}</h1>
        <p>{adminText(language, 'admin.dashboard.desk')}</p>
        <ul>
          <li>
            <a href="/admin/globals/site-settings">{adminText(language, 'admin.settings.one')}</a>
          </li>
          <li>
            <a href="/admin/collections/security-events">
              {adminText(language, 'admin.security-events.many')}
            </a>
          </li>
        </ul>
      </section>
      <Safekeeping {...props} />
    </main>
  )
}

/** A plain form, as a download needs no script. */
function Safekeeping({ i18n: { language } }: ServerProps) {
  return (
    <section className="safekeeping" aria-labelledby="backup">
      <h2 id="backup">{adminText(language, 'admin.backup.title')}</h2>
      <p>{adminText(language, 'admin.backup.what')}</p>
      <form method="post" action="/cms/api/backup">
        <button type="submit">{adminText(language, 'admin.backup.download')}</button>
      </form>
    </section>
  )
}
