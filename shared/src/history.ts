/** Kinds of documents that can be deleted and restored. */
export const trashNouns = ['entries', 'news', 'links'] as const
export type TrashNoun = (typeof trashNouns)[number]

/**
 * Kinds of actions that can be undone: a deletion, a change of one document, of a category's name, topic or words, of many
 * entries' category, an import, a decision about a request, two entries merged or marked as different, several
 * documents at once, a restored document, a replaced file, a deleted file, a brochure published as a file, the settings
 * of the site, a confirmation, a call to a provider, or a lifted objection to mails.
 */
export const undoKinds = [
  'trash',
  'change',
  'rename',
  'topic',
  'move',
  'import',
  'decision',
  'merge',
  'different',
  'words',
  'several',
  'restore',
  'replace',
  'delete',
  'keep',
  'settings',
  'confirm',
  'call',
  'optOut',
] as const

/** Kinds of documents that keep earlier versions. Pages are for administrators. */
export const versionedNouns = ['entries', 'news', 'links', 'pages'] as const
export type VersionedNoun = (typeof versionedNouns)[number]

export const isVersionedNoun = (noun: string): noun is VersionedNoun =>
  (versionedNouns as readonly string[]).includes(noun)
