import type { Payload } from 'payload'

/** Where deleted rows stay in the file until something else takes their place, the adapter can see to it. */
export interface OverwritingAdapter {
  overwriteDeleted?: () => Promise<void>
}

/**
 * Sees to it that nothing of what was deleted can be read in the database's files any more; others wait with writing
 * meanwhile. Answers whether that is done: false where it failed, null on MongoDB, which offers no such thing.
 */
export async function overwriteDeleted(payload: Payload): Promise<boolean | null> {
  const { overwriteDeleted } = payload.db as unknown as OverwritingAdapter
  if (!overwriteDeleted) return null
  try {
    await overwriteDeleted()
    return true
  } catch (err) {
    payload.logger.error({ err, msg: 'Deleted rows could not be overwritten in the database file' })
    return false
  }
}
