/** What the database and the disk say when they take nothing: full, gone, only to be read. */
const codes = /^(?:SQLITE_(?:FULL|IOERR|READONLY|CANTOPEN)|ENOSPC|EDQUOT|EROFS)/

/** Whether something could not be kept for a reason that has nothing to do with what it was. */
export function isNotKept(error: unknown): boolean {
  for (let failure = error; typeof failure === 'object' && failure !== null; ) {
    const { code, cause } = failure as { code?: unknown; cause?: unknown }
    if (typeof code === 'string' && codes.test(code)) return true
    failure = cause
  }
  return false
}
