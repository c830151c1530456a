/** Roles with access, one letter each for anonymous, Editor and Admin. */
type Rights = { read: string; versions?: string; create: string; update: string; delete: string }

/** `decisions.md`, "Who may do what", for the raw API. */
export const matrix: Record<string, Rights> = {
  entries: { read: 'aEA', versions: 'EA', create: 'EA', update: 'EA', delete: 'EA' },
  categories: { read: 'aEA', create: 'EA', update: 'EA', delete: 'EA' },
  'top-categories': { read: 'A', create: 'A', update: 'A', delete: 'A' },
  news: { read: 'aEA', versions: 'EA', create: 'EA', update: 'EA', delete: 'EA' },
  links: { read: 'aEA', versions: 'EA', create: 'EA', update: 'EA', delete: 'EA' },
  pages: { read: 'A', versions: 'A', create: 'A', update: 'A', delete: '' },
  files: { read: 'A', create: 'A', update: 'A', delete: 'A' },
  users: { read: 'A', create: 'A', update: 'A', delete: 'A' },
  logs: { read: 'EA', create: '', update: '', delete: '' },
  'security-events': { read: 'A', create: '', update: '', delete: '' },
  'change-requests': { read: 'EA', create: '', update: '', delete: '' },
  reports: { read: 'EA', create: '', update: '', delete: '' },
  sessions: { read: '', create: '', update: '', delete: '' },
  mails: { read: 'A', create: '', update: '', delete: 'A' },
  imports: { read: 'EA', create: '', update: '', delete: '' },
  'import-parts': { read: '', create: '', update: '', delete: '' },
  'unfound-words': { read: '', create: '', update: '', delete: '' },
  'request-notes': { read: '', create: '', update: '', delete: '' },
  'former-dates': { read: '', create: '', update: '', delete: '' },
  'file-revisions': { read: '', create: '', update: '', delete: '' },
  'different-entries': { read: '', create: '', update: '', delete: '' },
  verifications: { read: '', create: '', update: '', delete: '' },
  'journal-notes': { read: '', create: '', update: '', delete: '' },
  decisions: { read: '', create: '', update: '', delete: '' },
  'second-factors': { read: '', create: '', update: '', delete: '' },
  'verification-requests': { read: '', create: '', update: '', delete: '' },
  keys: { read: '', create: '', update: '', delete: '' },
}
