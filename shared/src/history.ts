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
