/** What keeps a backup from being made or restored, in words for whoever asked for it. */
export class BackupError extends Error {}
