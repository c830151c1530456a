import type { Payload } from 'payload'

/**
 * SQLite keeps deleted rows in the file until other data overwrites them. Other writers wait meanwhile. Returns false
 * if it failed, and null on MongoDB, which has no such operation.
 */
export async function overwriteDeleted(payload: Payload) {
  const { overwriteDeleted } = payload.db as { overwriteDeleted?: () => Promise<void> }
  if (!overwriteDeleted) return null
  try {
    await overwriteDeleted()
    return true
  } catch (err) {
    payload.logger.error({ err, msg: 'Deleted rows could not be overwritten in the database file' })
    return false
  }
}
