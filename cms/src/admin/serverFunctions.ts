/** Server functions called by Payload's pages. */
const names: ReadonlySet<unknown> = new Set([
  'copy-data-from-locale',
  'form-state',
  'get-default-layout',
  'get-folder-results-component-and-data',
  'get-upcoming-scheduled-publish',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'schedule-publish',
  'slugify',
  'table-state',
])

/**
 * Whether Payload has a server function of this name. It looks names up in a plain object, where `constructor` finds
 * one that gives back all of the request.
 */
export const isServerFunction = (name: unknown): boolean => names.has(name)

/** Errors that Payload throws if a document is missing or may not be seen. They are no failures of the server. */
const refusals: ReadonlySet<string> = new Set(['not-found', 'Unauthorized'])

/** A server function's answer; null if it rejects, for example an unknown name. */
export async function answerOrNothing<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof Error && refusals.has(error.message)) return null
    throw error
  }
}
