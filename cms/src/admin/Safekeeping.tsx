import { heldMailsKey } from '@directory/shared/heldMails'
import type { ServerProps } from 'payload'
import './Safekeeping.css'

const words = {
  de: {
    held: 'Der Postausgang ist angehalten',
    why: 'Diese Daten kommen aus einer Sicherung. Damit niemand eine Mail doppelt bekommt, sendet diese Kopie keine, bis Sie es sagen. Was wartet, geht dann hinaus.',
    release: 'Mails wieder senden',
    title: 'Sicherung',
    what: 'Alles in einer Datei: Inhalte, Papierkorb, frühere Versionen, Konten und Dateien. Sie enthält Namen und Adressen; bewahren Sie sie verschlossen auf.',
    download: 'Sicherung herunterladen',
    erase: 'Eine Person löschen',
    eraseWhat:
      'Wenn jemand verlangt, dass seine Daten gelöscht werden: zeigt, wo sie liegen, und löscht sie überall.',
  },
  en: {
    held: 'The outbox is on hold',
    why: 'These data come from a backup. So that nobody gets a mail twice, this copy sends none until you say so. What waits is then sent.',
    release: 'Send mails again',
    title: 'Backup',
    what: 'Everything in one file: content, trash, earlier versions, accounts and files. It holds names and addresses; keep it locked away.',
    download: 'Download a backup',
    erase: 'Erase a person',
    eraseWhat: 'When somebody wants their data erased: shows where they lie, and erases them everywhere.',
  },
}

/** For an Admin, on the dashboard. Plain forms: a download needs no script, and neither does an answer that leads back. */
export async function Safekeeping({ payload, user, i18n }: ServerProps) {
  if (user?.role !== 'Admin') return null
  const text = words[i18n.language === 'en' ? 'en' : 'de']
  const isHeld = await payload.kv.has(heldMailsKey)
  return (
    <>
      {isHeld && (
        <section className="safekeeping safekeeping--urgent" aria-labelledby="mails-held">
          <h2 id="mails-held">{text.held}</h2>
          <p>{text.why}</p>
          <form method="post" action="/cms/api/mails/release">
            <button type="submit">{text.release}</button>
          </form>
        </section>
      )}
      <section className="safekeeping" aria-labelledby="backup">
        <h2 id="backup">{text.title}</h2>
        <p>{text.what}</p>
        <form method="post" action="/cms/api/backup">
          <button type="submit">{text.download}</button>
        </form>
      </section>
      <section className="safekeeping" aria-labelledby="erase-person">
        <h2 id="erase-person">{text.erase}</h2>
        <p>{text.eraseWhat}</p>
        <a href="/admin/erase-person">{text.erase}</a>
      </section>
    </>
  )
}
