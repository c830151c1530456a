/**
 * Error codes of the database and the disk when nothing can be written: full, missing, read-only, damaged, no free
 * handle, or blocked too long by another writer.
 */
const codes =
  /^(?:SQLITE_(?:FULL|IOERR|READONLY|CANTOPEN|PERM|NOMEM)|WRITE_LOCK_TIMEOUT|ENOSPC|EDQUOT|EFBIG|EROFS|EACCES|EPERM|EIO|EMFILE|ENFILE)/

/** `req.context` key, set once an uploaded file was checked, so that only the disk can still fail. */
export const fileIsStored = 'fileIsStored'

/** Returns true if storing failed for a reason independent of the data. */
export function isStorageFailure(error: unknown, context: Record<string, unknown> = {}): boolean {
  // Payload does not pass on the disk's error.
  const { name } = (error ?? {}) as { name?: unknown }
  if (name === 'ErrorDeletingFile' || (name === 'FileUploadError' && context[fileIsStored])) return true
  for (let failure = error; typeof failure === 'object' && failure !== null; ) {
    const { code, cause } = failure as { code?: unknown; cause?: unknown }
    if (typeof code === 'string' && codes.test(code)) return true
    failure = cause
  }
  return false
}
