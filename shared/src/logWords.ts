/** What acts on one document are done to: collections, and the settings; named by `log.noun.` in the texts. */
export const logNouns = [
  'entries',
  'categories',
  'news',
  'links',
  'pages',
  'files',
  'users',
  'top-categories',
  'mails',
  'site-settings',
] as const
export type LogNoun = (typeof logNouns)[number]
export const isLogNoun = (noun: unknown): noun is LogNoun => (logNouns as readonly unknown[]).includes(noun)

/** What an act on several documents counts: `12 requests`; named by `log.things.`. */
const logThings = [
  'entries',
  'requests',
  'categories',
  'news',
  'links',
  'pages',
  'files',
  'users',
  'top-categories',
  'mails',
  'decisions',
  'verifications',
] as const
export type LogThings = (typeof logThings)[number]
export const isLogThings = (things: unknown): things is LogThings =>
  (logThings as readonly unknown[]).includes(things)

/** What the log can be filtered by, in that order; named by `logs.noun.`. */
export const logFilters = [
  'entries',
  'requests',
  'categories',
  'news',
  'links',
  'pages',
  'files',
  'users',
] as const
