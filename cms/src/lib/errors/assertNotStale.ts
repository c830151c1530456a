import { isSameTime } from '#clock.ts'
import { apiErrors, type EditedNoun } from './apiError.ts'

/** Callers that do not say when they read the document are not checked. */
export const isStale = (present: { updatedAt: string } | null, readAt: string | null | undefined) =>
  Boolean(readAt) && !isSameTime(readAt ?? '', present?.updatedAt ?? '')

export function assertNotStale(
  noun: EditedNoun,
  present: { updatedAt: string } | null,
  readAt: string | null | undefined,
  current: () => unknown,
) {
  if (isStale(present, readAt)) throw apiErrors.stale(noun, current())
}
