import type { ServerProps } from 'payload'
import './Safekeeping.css'

const words = {
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

/** For an Admin, on the dashboard: a plain form, as a download needs no script. */
export function Safekeeping({ user, i18n }: ServerProps) {
  if (user?.role !== 'Admin') return null
  const text = words[i18n.language === 'en' ? 'en' : 'de']
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
