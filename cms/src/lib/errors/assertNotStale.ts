import { apiErrors, type EditedNoun } from './apiError.ts'
import { isSameTime } from './sameTime.ts'

/**
 * True if the document was changed after the caller read it. Callers that do not say when they read it are not
 * checked.
 */
export const isStale = (present: { updatedAt: string } | null, readAt: string | null | undefined): boolean =>
  Boolean(readAt) && !isSameTime(readAt ?? '', present?.updatedAt ?? '')

/** Rejects a write that would overwrite changes made after the caller read the document. */
export function assertNotStale(
  noun: EditedNoun,
  present: { updatedAt: string } | null,
  readAt: string | null | undefined,
  current: () => unknown,
): void {
  if (isStale(present, readAt)) throw apiErrors.stale(noun, current())
}
