import type { LogKind, LogValues, LogVerb, NounKind } from '@directory/shared/logLine'
import type { LogNoun, LogThings } from '@directory/shared/logWords'
import { ownValue } from '@directory/shared/ownValue'

/**
 * German words by which former versions described acts. Not in the catalogues, because new wording there must not
 * change how old lines are read.
 */
const acts: Readonly<Record<string, Exclude<LogKind, NounKind | 'several'>>> = {
  'Als verschieden gemerkt': 'marked_different',
  'Anbieter verschoben': 'entries_moved',
  'Anbieter zusammengeführt': 'providers_merged',
  'Anfrage freigegeben': 'request_released',
  'Anfrage übernommen': 'request_taken_on',
  'Anruf zurückgenommen': 'call_taken_back',
  'Aufnahmedaten aus Bildern entfernt': 'pictures_silenced',
  'Benachrichtigung geändert': 'reminders_changed',
  'Benutzer entsperrt': 'user_unlocked',
  'Einmalcode abgeschaltet': 'code_turned_off',
  'Einmalcode eingerichtet': 'code_set_up',
  'Einmalcode zurückgesetzt': 'code_reset',
  'Eintrag am Telefon geprüft': 'entry_verified_by_phone',
  'Eintrag entfernt, da es den Anbieter nicht mehr gibt': 'entry_gone',
  'Eintrag geprüft': 'entry_verified',
  'Eintrag geändert und geprüft': 'entry_changed_and_verified',
  'Eintragsanfrage abgelehnt': 'entry_request_declined',
  'Eintragsanfrage als Spam entfernt': 'entry_request_spam',
  'Eintragsanfrage angenommen': 'entry_request_accepted',
  'Eintragsanfrage erledigt, nichts geändert': 'entry_request_settled',
  'Entscheidung rückgängig gemacht': 'decision_undone',
  'Hinweis als Spam entfernt': 'report_spam',
  'Hinweis erledigt, Angaben stimmen': 'report_settled',
  'Hinweis erledigt, Angaben verbessert': 'report_corrected',
  Import: 'imported',
  'Import abgebrochen': 'import_stopped',
  'Import rückgängig gemacht': 'import_undone',
  'Kategorie aus Oberkategorie entfernt': 'category_dismissed',
  'Kategorie umbenannt': 'category_renamed',
  'Kategorie wiederhergestellt': 'category_back',
  'Kategorie zugeordnet': 'category_assigned',
  'Kategorien zusammengelegt': 'categories_merged',
  'Link für neues Passwort verschickt': 'password_link_sent',
  'Nicht gefundenes Wort entfernt': 'unfound_word_removed',
  'Nicht mehr als verschieden gemerkt': 'different_undone',
  'Notiz zur Anfrage geändert': 'note_changed',
  'Passwort geändert': 'password_changed',
  'Person gelöscht': 'person_erased',
  'Postausgang freigegeben': 'outbox_released',
  'Prüfung zurückgenommen': 'verification_taken_back',
  'Sicherung heruntergeladen': 'backup_downloaded',
  'Suchwort hinzugefügt': 'word_added',
  'Suchwörter geändert': 'words_changed',
  'Telefonisch nicht erreicht': 'entry_not_reached',
  'Umbenennung rückgängig gemacht': 'rename_undone',
  'Verschieben rückgängig gemacht': 'move_undone',
  'Widerspruch aufgehoben': 'opt_out_removed',
  'Widerspruch wieder eingetragen': 'opt_out_restored',
  'Zusammenführung rückgängig gemacht': 'providers_merge_undone',
  'Zusammenlegung rückgängig gemacht': 'category_merge_undone',
  'Änderung abgelehnt': 'change_declined',
  'Änderung angenommen': 'change_accepted',
  'Änderungsanfrage als Spam entfernt': 'change_spam',
  'Änderungsanfrage erledigt, nichts geändert': 'change_settled',
}

const nouns: Readonly<Record<string, LogNoun>> = {
  Benutzer: 'users',
  Datei: 'files',
  Einstellungen: 'site-settings',
  Eintrag: 'entries',
  Kategorie: 'categories',
  Link: 'links',
  Mail: 'mails',
  Neuigkeit: 'news',
  Oberkategorie: 'top-categories',
  Seite: 'pages',
}

const nounKinds: Readonly<Record<string, NounKind>> = {
  angelegt: 'created',
  'auf frühere Fassung zurückgesetzt': 'reset',
  'endgültig gelöscht': 'deleted',
  entfernt: 'removed',
  geändert: 'changed',
  wiederhergestellt: 'restored',
}

const things: Readonly<Record<string, LogThings>> = {
  Anbieter: 'entries',
  Anfragen: 'requests',
  Benutzer: 'users',
  Dateien: 'files',
  Entscheidungen: 'decisions',
  Kategorien: 'categories',
  Links: 'links',
  Neuigkeiten: 'news',
  Oberkategorien: 'top-categories',
  Postausgang: 'mails',
  Prüfungen: 'verifications',
  Seiten: 'pages',
}

const verbs: Readonly<Record<string, LogVerb>> = {
  abgelehnt: 'declined',
  'als Spam entfernt': 'spam',
  angelegt: 'created',
  'auf frühere Fassung zurückgesetzt': 'reset',
  'endgültig gelöscht': 'deleted',
  entfernt: 'removed',
  'erledigt, nichts geändert': 'settled',
  geprüft: 'verified',
  geändert: 'changed',
  'rückgängig gemacht': 'undone',
  umbenannt: 'renamed',
  verschoben: 'moved',
  wiederhergestellt: 'restored',
  zurückgenommen: 'taken_back',
  zurückverschoben: 'moved_back',
}

/** Returns kind and values of an old line by its words; null for unknown words. */
export function readFormerWords(action: string): { kind: LogKind; values: LogValues | null } | null {
  const single = ownValue(acts, action)
  if (single) return { kind: single, values: null }
  const [, count, counted = '', together = ''] = /^(\d+) (\S+) (.+)$/.exec(action) ?? []
  const [thing, verb] = [ownValue(things, counted), ownValue(verbs, together)]
  if (count && thing && verb)
    return { kind: 'several', values: { count: Number(count), things: thing, verb } }
  const [, word = '', done = ''] = /^(\S+) (.+)$/.exec(action) ?? []
  const [noun, kind] = [ownValue(nouns, word), ownValue(nounKinds, done)]
  return noun && kind ? { kind, values: { noun } } : null
}
