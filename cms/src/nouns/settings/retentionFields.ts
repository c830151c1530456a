import type { Field, GroupField } from 'payload'
import { type RetentionTimes, retentionDefaults } from './retentionTimes.ts'

type Words = { de: string; en: string }

const days = (name: keyof RetentionTimes, label: Words, description: Words): Field => ({
  name,
  type: 'number',
  label,
  required: true,
  min: 1,
  max: 3650,
  defaultValue: retentionDefaults[name],
  validate: (value: unknown) =>
    (Number.isInteger(value) && (value as number) >= 1 && (value as number) <= 3650) || '1, 2, 3 … 3650',
  admin: { description },
})

/** Retention periods; the server cleans up once a day. The number of backups is a setting of the operator. */
export const retentionFields: GroupField = {
  name: 'retention',
  type: 'group',
  label: { de: 'Aufbewahrung in Tagen', en: 'Retention in days' },
  admin: {
    description: {
      de: 'Danach löscht der Server von selbst und für immer, einmal am Tag. Nennen Sie die Fristen im Datenschutzhinweis. Sicherungen richten sich nicht danach: wie viele davon bleiben, legt fest, wer den Server betreibt.',
      en: 'After that the server deletes by itself and for good, once a day. State these times in the privacy notice. Backups do not follow them: how many stay is set by whoever runs the server.',
    },
  },
  fields: [
    days(
      'trashDays',
      { de: 'Papierkorb', en: 'Trash' },
      {
        de: 'So lange lassen sich gelöschte Anbieter, Neuigkeiten und Links wiederherstellen, und was eine ersetzte Datei enthielt.',
        en: 'So long deleted providers, news and links can be restored, and what a replaced file held.',
      },
    ),
    days(
      'declinedDays',
      { de: 'Entschiedene Anfragen', en: 'Decided requests' },
      {
        de: 'So lange lässt sich eine Entscheidung über eine Anfrage rückgängig machen.',
        en: 'So long a decision about a request can be undone.',
      },
    ),
    days(
      'versionDays',
      { de: 'Frühere Versionen', en: 'Earlier versions' },
      {
        de: 'Was an einem Tag in dieser Frist galt, lässt sich zurückholen; höchstens 50 Versionen je Anbieter.',
        en: 'What held on any day of that time can be brought back; at most 50 versions of a provider.',
      },
    ),
    days(
      'logDays',
      { de: 'Protokoll', en: 'Log' },
      {
        de: 'Wer wann was getan hat, und welche Tabellen eingelesen wurden.',
        en: 'Who did what and when, and which spreadsheets were read.',
      },
    ),
    days(
      'importDays',
      { de: 'Daten von Importen', en: 'Data of imports' },
      {
        de: 'So lange lassen sich Importe rückgängig machen und fehlerhafte Zeilen herunterladen.',
        en: 'So long imports can be undone and faulty rows be downloaded.',
      },
    ),
    days(
      'mailDays',
      { de: 'Postausgang', en: 'Outbox' },
      {
        de: 'Mails an Besucher, mit Adresse und Änderungs-Code.',
        en: 'Mails to visitors, with address and token.',
      },
    ),
    days(
      'securityLogDays',
      { de: 'Sicherheitsprotokoll', en: 'Security log' },
      {
        de: 'Anmeldungen, Abweisungen und Änderungen an Konten.',
        en: 'Logins, refusals and changes of accounts.',
      },
    ),
  ],
}
