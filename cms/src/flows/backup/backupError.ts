/** Reason why a backup cannot be made or restored; its message is for the person who asked for it. */
export class BackupError extends Error {}
