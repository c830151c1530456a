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
  'request-questions': { read: '', create: '', update: '', delete: '' },
  'former-dates': { read: '', create: '', update: '', delete: '' },
  'former-bytes': { read: '', create: '', update: '', delete: '' },
  'different-entries': { read: '', create: '', update: '', delete: '' },
  confirmations: { read: '', create: '', update: '', delete: '' },
  'journal-notes': { read: '', create: '', update: '', delete: '' },
  'call-attempts': { read: '', create: '', update: '', delete: '' },
  decisions: { read: '', create: '', update: '', delete: '' },
  'password-recoveries': { read: '', create: '', update: '', delete: '' },
  'second-factors': { read: '', create: '', update: '', delete: '' },
  reminders: { read: '', create: '', update: '', delete: '' },
  asks: { read: '', create: '', update: '', delete: '' },
  'ask-mails': { read: '', create: '', update: '', delete: '' },
  objections: { read: '', create: '', update: '', delete: '' },
  keys: { read: '', create: '', update: '', delete: '' },
}

/** One of the questions to submitters, but for its link. */
export const askedQuestion = {
  ...{ kind: 'change', request: 'x', number: 1, name: 'x', email: 'x@example.org', question: 'x' },
  askedAt: '2026-01-01T00:00:00.000Z',
} as const
