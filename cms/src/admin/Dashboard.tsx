import type { AdminViewServerProps } from 'payload'
import { Safekeeping } from './Safekeeping.tsx'
import './Safekeeping.css'

const words = {
  de: {
    title: 'Verwaltung der Daten',
    settings: 'Einstellungen der Seite',
    securityLog: 'Sicherheitsprotokoll',
    desk: 'Anbieter, Neuigkeiten und alles andere bearbeiten Sie in der Redaktion.',
  },
  en: {
    title: 'Administration of the data',
    settings: 'Site settings',
    securityLog: 'Security log',
    desk: 'Providers, news and all else is edited in the editorial area.',
  },
}

/** Offers only what has no place in the editorial area. The menu at the side leads to all collections. */
export function Dashboard(props: AdminViewServerProps) {
  const { i18n, user } = props
  const text = words[i18n.language === 'en' ? 'en' : 'de']
  return (
    <main className="gutter gutter--left gutter--right">
      <section className="safekeeping" aria-labelledby="dashboard">
        <h1 id="dashboard">{text.title}</h1>
        <p>{text.desk}</p>
        {user?.role === 'Admin' && (
          <ul>
            <li>
              <a href="/admin/globals/site-settings">{text.settings}</a>
            </li>
            <li>
              <a href="/admin/collections/security-events">{text.securityLog}</a>
            </li>
          </ul>
        )}
      </section>
      <Safekeeping {...props} />
    </main>
  )
}
