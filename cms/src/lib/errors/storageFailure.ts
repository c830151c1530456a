/**
 * Of database and disk when nothing can be written: full, missing, read-only, damaged, no free handle, or blocked too
 * long by another writer.
 */
const codes =
  /^(?:SQLITE_(?:FULL|IOERR|READONLY|CANTOPEN|PERM|NOMEM)|WRITE_LOCK_TIMEOUT|ENOSPC|EDQUOT|EFBIG|EROFS|EACCES|EPERM|EIO|EMFILE|ENFILE)/

/** Also of MongoDB. */
const fullCodes = new Set<unknown>(['SQLITE_FULL', 'ENOSPC', 'EDQUOT', 14031])

/** For a reason independent of the data. */
export const isStorageFailure = (error: unknown): boolean =>
  codesOf(error).some((code) => typeof code === 'string' && codes.test(code))

/** Of this machine or of the database. */
export const isDiskFull = (error: unknown): boolean => codesOf(error).some((code) => fullCodes.has(code))

function codesOf(error: unknown): unknown[] {
  if (typeof error !== 'object' || error === null) return []
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  return [code, ...codesOf(cause)]
}
