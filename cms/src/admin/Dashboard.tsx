import './Dashboard.css'
import type { AdminViewServerProps, ServerProps } from 'payload'

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
  const text = words[props.i18n.language === 'en' ? 'en' : 'de']
  return (
    <main className="gutter gutter--left gutter--right">
      <section className="safekeeping" aria-labelledby="dashboard">
        <h1 id="dashboard">{text.title}</h1>
        <p>{text.desk}</p>
        <ul>
          <li>
            <a href="/admin/globals/site-settings">{text.settings}</a>
          </li>
          <li>
            <a href="/admin/collections/security-events">{text.securityLog}</a>
          </li>
        </ul>
      </section>
      <Safekeeping {...props} />
    </main>
  )
}

const backupWords = {
  de: {
    title: 'Sicherung',
    what: 'Alles in einer Datei: Inhalte, Papierkorb, frühere Versionen, Konten und Dateien. Sie enthält Namen und Adressen; bewahren Sie sie verschlossen auf.',
    download: 'Sicherung herunterladen',
  },
  en: {
    title: 'Backup',
    what: 'Everything in one file: content, trash, earlier versions, accounts and files. It holds names and addresses; keep it locked away.',
    download: 'Download a backup',
  },
}

/** A plain form, as a download needs no script. */
function Safekeeping({ i18n }: ServerProps) {
  const text = backupWords[i18n.language === 'en' ? 'en' : 'de']
  return (
    <section className="safekeeping" aria-labelledby="backup">
      <h2 id="backup">{text.title}</h2>
      <p>{text.what}</p>
      <form method="post" action="/cms/api/backup">
        <button type="submit">{text.download}</button>
      </form>
    </section>
  )
}
