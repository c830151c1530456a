/**
 * `rename`, `topic` and `words` are of a category, `move` of the category of many entries, `keep` of a brochure published
 * as a file, `several` of documents at once, `confirm` and `call` of a verification, `optOut` of a lifted objection.
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
