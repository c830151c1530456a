import { nounsWith } from '#shared/nouns'
import { recordOf } from '#shared/ownValue'
import type { CollectionFacts } from './collectionFacts.ts'
import type { Config } from './payload-types.ts'

type Slug = keyof Config['collections']

const everyChoice = ['delete', 'clear', 'keep'] as const
/** The site cannot do without the document. */
const withoutDeleting = ['clear', 'keep'] as const
/** Nothing useful stays without the person. */
const wholeOnly = ['delete', 'keep'] as const

const plain: CollectionFacts = { erasure: everyChoice, retention: { trash: 'trashDays' }, journal: 'version' }
const ofPlainNouns = recordOf(nounsWith('isPlain'), () => plain)

/**
 * Payload's own included. The compiler asks for the row of a new one. Entries, imports, notes and verification requests
 * are kept as long as rules of their own say (`cleanUp`).
 */
export const collectionRegister: Readonly<Record<Slug, CollectionFacts>> = {
  entries: { erasure: everyChoice, journal: 'version' },
  categories: { erasure: withoutDeleting, journal: 'fields' },
  'top-categories': { erasure: withoutDeleting, journal: 'fields' },
  'change-requests': { erasure: 'delete', journal: 'copyOfDeleted' },
  reports: { erasure: 'delete', journal: 'copyOfDeleted' },
  'request-notes': { erasure: 'delete', journal: 'copyOfDeleted' },
  decisions: { erasure: 'delete', retention: { olderBy: 'createdAt', than: 'declinedDays' } },
  'different-entries': { erasure: 'clear', journal: 'copy' },
  verifications: { erasure: 'clear', journal: 'copy' },
  'file-parts': {
    erasure: 'delete',
    // Those of replaced and deleted files.
    retention: { olderBy: 'replacedAt', than: 'trashDays' },
  },
  ...ofPlainNouns,
  pages: { erasure: withoutDeleting, isAdminOnly: true, journal: 'version' },
  files: { erasure: wholeOnly, isAdminOnly: true, journal: 'version' },
  users: { erasure: wholeOnly },
  sessions: { erasure: 'clear' },
  'second-factors': { erasure: 'clear' },
  mails: { erasure: 'delete', retention: { olderBy: 'createdAt', than: 'mailDays' } },
  'verification-requests': { erasure: 'delete' },
  keys: { erasure: 'clear' },
  imports: { erasure: 'clear' },
  'import-parts': { erasure: 'delete' },
  logs: { erasure: 'clear', retention: { olderBy: 'timestamp', than: 'logDays' } },
  'journal-notes': { erasure: 'delete', retention: { olderBy: 'at', than: 'logDays' } },
  'security-events': { erasure: 'clear', retention: { olderBy: 'timestamp', than: 'securityLogDays' } },
  'unfound-words': { erasure: 'delete' },
  'payload-kv': { erasure: 'clear' },
  'payload-locked-documents': { erasure: 'delete' },
  'payload-preferences': { erasure: 'delete' },
  'payload-migrations': { erasure: 'clear' },
}

/** Facts for a slug that comes from data; undefined if unknown. */
export const factsOf = (slug: string) =>
  Object.hasOwn(collectionRegister, slug) ? collectionRegister[slug as Slug] : undefined
