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
    erasure: everyChoice,
    // Published ones; what was declined goes earlier.
    retention: null,
    journal: 'version',
  },
  categories: {
    erasure: withoutDeleting,
    retention: null,
    journal: 'fields',
  },
  'top-categories': {
    erasure: withoutDeleting,
    retention: null,
    journal: 'fields',
  },
  'change-requests': {
    erasure: 'delete',
    retention: null,
    journal: 'copyOfDeleted',
  },
  reports: {
    erasure: 'delete',
    retention: null,
    journal: 'copyOfDeleted',
  },
  'request-notes': {
    erasure: 'delete',
    // Once the request was decided.
    retention: null,
    journal: 'copyOfDeleted',
  },
  decisions: {
    erasure: 'delete',
    retention: { olderBy: 'createdAt', than: 'declinedDays' },
  },
  'different-entries': {
    erasure: 'clear',
    retention: null,
    journal: 'copy',
  },
  verifications: {
    erasure: 'clear',
    retention: null,
    journal: 'copy',
  },
  'file-parts': {
    erasure: 'delete',
    // Those of replaced and deleted files.
    retention: { olderBy: 'replacedAt', than: 'trashDays' },
  },
  news: {
    erasure: everyChoice,
    retention: { trash: 'trashDays' },
    journal: 'version',
  },
  links: {
    erasure: everyChoice,
    retention: { trash: 'trashDays' },
    journal: 'version',
  },
  pages: {
    erasure: withoutDeleting,
    retention: null,
    isAdminOnly: true,
    journal: 'version',
  },
  files: {
    erasure: wholeOnly,
    retention: null,
    isAdminOnly: true,
    journal: 'version',
  },
  users: {
    erasure: wholeOnly,
    retention: null,
  },
  sessions: {
    erasure: 'clear',
    retention: null,
  },
  'second-factors': {
    erasure: 'clear',
    retention: null,
  },
  mails: {
    erasure: 'delete',
    retention: { olderBy: 'createdAt', than: 'mailDays' },
  },
  'verification-requests': {
    erasure: 'delete',
    // By a rule of its own, because opt-outs are kept.
    retention: null,
  },
  keys: {
    erasure: 'clear',
    retention: null,
  },
  imports: {
    erasure: 'clear',
    // When they have ended.
    retention: null,
  },
  'import-parts': {
    erasure: 'delete',
    retention: null,
  },
  logs: {
    erasure: 'clear',
    retention: { olderBy: 'timestamp', than: 'logDays' },
  },
  'journal-notes': {
    erasure: 'delete',
    retention: { olderBy: 'at', than: 'logDays' },
  },
  'security-events': {
    erasure: 'clear',
    retention: { olderBy: 'timestamp', than: 'securityLogDays' },
  },
  'unfound-words': {
    erasure: 'delete',
    retention: null,
  },
  'payload-kv': {
    erasure: 'clear',
    retention: null,
  },
  'payload-locked-documents': {
    erasure: 'delete',
    retention: null,
  },
  'payload-preferences': {
    erasure: 'delete',
    retention: null,
  },
  'payload-migrations': {
    erasure: 'clear',
    retention: null,
  },
}

/** Returns the facts of a collection or global if the slug comes from data; undefined for unknown slugs. */
export const factsOf = (slug: string): CollectionFacts | undefined =>
  Object.hasOwn(collectionRegister, slug) ? collectionRegister[slug as Slug] : undefined
