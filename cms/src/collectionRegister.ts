import type { CollectionFacts } from './collectionFacts.ts'
import type { Config } from './payload-types.ts'

type Slug = keyof Config['collections']

const everyChoice = ['delete', 'clear', 'keep'] as const
/** The site cannot do without the document. */
const withoutDeleting = ['clear', 'keep'] as const
/** Nothing useful stays without the person. */
const wholeOnly = ['delete', 'keep'] as const

/** Every collection, Payload's own included. The compiler asks for the row of a new one. */
export const collectionRegister: Readonly<Record<Slug, CollectionFacts>> = {
  entries: {
    label: { de: 'Anbieter', en: 'Provider' },
    erasure: everyChoice,
    // Published ones; what was declined goes earlier.
    retention: null,
    journal: 'version',
  },
  categories: {
    label: { de: 'Kategorie', en: 'Category' },
    erasure: withoutDeleting,
    retention: null,
    journal: 'fields',
  },
  'top-categories': {
    label: { de: 'Thema', en: 'Topic' },
    erasure: withoutDeleting,
    retention: null,
    journal: 'fields',
  },
  'change-requests': {
    label: { de: 'Änderungsanfragen', en: 'Change requests' },
    erasure: 'delete',
    retention: null,
    journal: 'copyOfDeleted',
  },
  reports: {
    label: { de: 'Hinweise', en: 'Reports' },
    erasure: 'delete',
    retention: null,
    journal: 'copyOfDeleted',
  },
  'request-notes': {
    label: {
      de: 'Notizen, Rückfragen und Antworten zu Anfragen',
      en: 'Notes, questions and answers about requests',
    },
    erasure: 'delete',
    // Once the request was decided.
    retention: null,
    journal: 'copyOfDeleted',
  },
  decisions: {
    label: {
      de: 'Entscheidungen über Anfragen; diese lassen sich dann nicht mehr rückgängig machen',
      en: 'Decisions about requests; they cannot be undone afterwards',
    },
    erasure: 'delete',
    retention: { olderBy: 'createdAt', than: 'declinedDays' },
  },
  'different-entries': {
    label: { de: 'Als verschieden erkannte Anbieter', en: 'Providers found to be different' },
    erasure: 'clear',
    retention: null,
    journal: 'copy',
  },
  verifications: {
    label: { de: 'Bestätigungen von Anbietern und Anrufe', en: 'Confirmations of providers, and calls' },
    erasure: 'clear',
    retention: null,
    journal: 'copy',
  },
  'file-revisions': {
    label: {
      de: 'Was Dateien enthielten, bevor sie ersetzt oder gelöscht wurden',
      en: 'What files held before they were replaced or deleted',
    },
    erasure: 'delete',
    retention: { olderBy: 'createdAt', than: 'trashDays' },
  },
  news: {
    label: { de: 'Neuigkeit', en: 'News item' },
    erasure: everyChoice,
    retention: { trash: 'trashDays' },
    journal: 'version',
  },
  links: {
    label: { de: 'Link', en: 'Link' },
    erasure: everyChoice,
    retention: { trash: 'trashDays' },
    journal: 'version',
  },
  pages: {
    label: { de: 'Seite', en: 'Page' },
    erasure: withoutDeleting,
    retention: null,
    isAdminOnly: true,
    journal: 'version',
  },
  files: {
    label: { de: 'Datei', en: 'File' },
    erasure: wholeOnly,
    retention: null,
    isAdminOnly: true,
    journal: 'version',
  },
  users: {
    label: { de: 'Benutzer', en: 'User' },
    erasure: wholeOnly,
    retention: null,
  },
  sessions: {
    label: { de: 'Sitzungen', en: 'Sessions' },
    erasure: 'clear',
    retention: null,
  },
  'second-factors': {
    label: { de: 'Einmalcodes und Wiederherstellungscodes', en: 'One-time codes and recovery codes' },
    erasure: 'clear',
    retention: null,
  },
  mails: {
    label: { de: 'Mails', en: 'Mails' },
    erasure: 'delete',
    retention: { olderBy: 'createdAt', than: 'mailDays' },
  },
  'verification-requests': {
    label: {
      de: 'Antworten auf die Frage, ob alles noch stimmt',
      en: 'Answers to whether all still holds',
    },
    erasure: 'delete',
    // By a rule of its own, because opt-outs are kept.
    retention: null,
  },
  keys: {
    label: { de: 'Schlüssel', en: 'Keys' },
    erasure: 'clear',
    retention: null,
  },
  imports: {
    label: { de: 'Importe (Name)', en: 'Imports (name)' },
    erasure: 'clear',
    // When they have ended.
    retention: null,
  },
  'import-parts': {
    label: {
      de: 'Daten von Importen; diese lassen sich dann nicht mehr rückgängig machen',
      en: 'Data of imports; these can then no longer be undone',
    },
    erasure: 'delete',
    retention: null,
  },
  logs: {
    label: { de: 'Zeilen im Protokoll', en: 'Lines of the log' },
    erasure: 'clear',
    retention: { olderBy: 'timestamp', than: 'logDays' },
  },
  'journal-notes': {
    label: {
      de: 'Was vor Änderungen da stand; diese lassen sich dann nicht mehr rückgängig machen',
      en: 'What stood there before changes; these can then no longer be undone',
    },
    erasure: 'delete',
    retention: { olderBy: 'at', than: 'logDays' },
  },
  'security-events': {
    label: { de: 'Zeilen im Sicherheitsprotokoll', en: 'Lines of the security log' },
    erasure: 'clear',
    retention: { olderBy: 'timestamp', than: 'securityLogDays' },
  },
  'unfound-words': {
    label: { de: 'Nicht gefundene Wörter', en: 'Words not found' },
    erasure: 'delete',
    retention: null,
  },
  'payload-kv': {
    label: { de: 'Merkwerte der Verwaltung', en: 'Values kept by the admin UI' },
    erasure: 'clear',
    retention: null,
  },
  'payload-locked-documents': {
    label: { de: 'Sperren beim Bearbeiten', en: 'Locks while editing' },
    erasure: 'delete',
    retention: null,
  },
  'payload-preferences': {
    label: { de: 'Gemerkte Ansichten', en: 'Remembered views' },
    erasure: 'delete',
    retention: null,
  },
  'payload-migrations': {
    label: { de: 'Umstellungen der Datenbank', en: 'Database migrations' },
    erasure: 'clear',
    retention: null,
  },
}

/** Returns the facts of a collection or global if the slug comes from data; undefined for unknown slugs. */
export const factsOf = (slug: string): CollectionFacts | undefined =>
  Object.hasOwn(collectionRegister, slug) ? collectionRegister[slug as Slug] : undefined
