import type { ErasureChoice } from '@directory/shared/erasure'
import { factsOf } from '../../collectionRegister.ts'

interface ErasureWords {
  language: 'de' | 'en'
  title: string
  lead: string
  name: string
  email: string
  phone: string
  username: string
  usernameHint: string
  find: string
  finding: string
  nobody: string
  decide: string
  where: string
  what: string
  others: string
  namesakes: string
  settings: string
  trashed: string
  pending: string
  backups: string
  backupsNone: string
  unreachable: string
  confirm: (typed: string) => string
  erase: string
  erasing: string
  done: (count: number) => string
  refused: string
  left: string
  notOverwritten: string
  overwrittenByDatabase: string
  again: string
  failed: string
  adminOnly: string
  choices: Record<ErasureChoice, string>
  /** Those that are no collections. */
  places: Record<string, string>
}

export const erasureWords: Record<'de' | 'en', ErasureWords> = {
  de: {
    language: 'de',
    title: 'Eine Person löschen',
    lead: 'Verlangt jemand, dass seine Daten gelöscht werden, finden Sie hier, wo sie liegen: Einträge, Anfragen, frühere Versionen, Papierkorb, Protokoll, Importe, Postausgang, Dateien. Geben Sie an, was Sie wissen; Groß und klein, Umlaute und Leerzeichen spielen keine Rolle. Gelöscht wird erst, wenn Sie es bestätigen.',
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon',
    username: 'Benutzername',
    usernameHint: 'Bei früheren Mitarbeitern: ihr Name im Protokoll wird durch „(gelöscht)“ ersetzt.',
    find: 'Suchen',
    finding: 'Es wird gesucht …',
    nobody: 'Nirgends wird diese Person genannt.',
    decide: 'Darüber entscheiden Sie',
    where: 'Wo',
    what: 'Was damit geschieht',
    others: 'Das geht von selbst mit',
    namesakes: 'Hier steht nur der Nachname, vielleicht der eines anderen; es bleibt, bis Sie es ändern',
    settings: 'Einstellungen der Seite',
    trashed: 'im Papierkorb',
    pending: 'Anfrage',
    backups: 'Sicherungen, in denen die Person noch steht',
    backupsNone: 'Auf diesem Server liegen keine Sicherungen.',
    unreachable:
      'Sicherungen werden nicht umgeschrieben, auch nicht solche, die jemand heruntergeladen hat. Löschen Sie sie oder warten Sie, bis sie von selbst an der Reihe sind. Wird eine davon eingespielt, ist die Person wieder da: Dann müssen Sie sie noch einmal löschen. Gespeicherte Hefte sind durchgesehen. In Bilder, Office-Dateien und andere PDF-Dateien kann der Server nicht hineinsehen.',
    confirm: (typed) => `Das lässt sich nicht zurücknehmen. Tippen Sie zur Bestätigung: ${typed}`,
    erase: 'Endgültig löschen',
    erasing: 'Es wird gelöscht …',
    done: (count) => `Gelöscht, an ${count} ${count === 1 ? 'Stelle' : 'Stellen'}.`,
    refused: 'Das ließ sich nicht löschen',
    left: 'Das ist noch da',
    notOverwritten:
      'Die alten Daten sind gelöscht, aber in der Datenbankdatei noch nicht überschrieben. Versuchen Sie es später noch einmal; der Grund steht in der Ausgabe des Servers.',
    overwrittenByDatabase:
      'Wann MongoDB den Platz gelöschter Daten überschreibt, entscheidet es selbst; auch sein Protokoll (Oplog) enthält sie noch eine Zeit lang.',
    again: 'Eine andere Person',
    failed: 'Das ist nicht gelungen.',
    adminOnly: 'Das darf nur, wer Administrator ist.',
    choices: {
      delete: 'Ganz löschen',
      clear: 'Nur die Person herausnehmen',
      keep: 'So lassen',
    },
    places: {
      'site-settings': 'Einstellungen der Seite',
      versions: 'Frühere Versionen',
      'data-files': 'Datei im Datenordner',
    },
  },
  en: {
    language: 'en',
    title: 'Erase a person',
    lead: 'When somebody wants their data erased, this is where you find where they lie: entries, requests, earlier versions, trash, log, imports, outbox, files. Say what you know; case, umlauts and spaces make no difference. Nothing is erased until you confirm it.',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    username: 'Username',
    usernameHint: 'For former staff: their name in the log is replaced by “(gelöscht)”.',
    find: 'Search',
    finding: 'Searching …',
    nobody: 'This person is named nowhere.',
    decide: 'For you to decide',
    where: 'Where',
    what: 'What becomes of it',
    others: 'This goes along by itself',
    namesakes: 'Only the surname stands here, perhaps somebody else’s; it stays until you change it',
    settings: 'Site settings',
    trashed: 'in the trash',
    pending: 'request',
    backups: 'Backups that still hold the person',
    backupsNone: 'There are no backups on this server.',
    unreachable:
      'Backups are not rewritten, nor are those that somebody has downloaded. Delete them or wait until their turn comes. If one of them is restored, the person is back and has to be erased again. Kept booklets have been searched. The server cannot look into pictures, office files and other PDF files.',
    confirm: (typed) => `This cannot be undone. To confirm, type: ${typed}`,
    erase: 'Erase for good',
    erasing: 'Erasing …',
    done: (count) => `Erased, in ${count} ${count === 1 ? 'place' : 'places'}.`,
    refused: 'This could not be erased',
    left: 'This is still there',
    notOverwritten:
      'The old data are deleted, but not yet overwritten in the database file. Try again later; the reason stands in the server’s output.',
    overwrittenByDatabase:
      'When MongoDB overwrites the room of deleted data is for MongoDB to decide; its log (oplog) holds them for some time, too.',
    again: 'Another person',
    failed: 'That did not work.',
    adminOnly: 'Only administrators may do this.',
    choices: { delete: 'Delete all of it', clear: 'Take out the person only', keep: 'Leave as it is' },
    places: {
      'site-settings': 'Site settings',
      versions: 'Earlier versions',
      'data-files': 'File in the data folder',
    },
  },
}

export const placeName = (of: string, { places, language }: ErasureWords): string =>
  places[of] ?? factsOf(of)?.label[language] ?? of
export type { ErasureWords }
