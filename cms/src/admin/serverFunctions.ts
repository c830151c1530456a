/** Names of server functions called by Payload's pages. */
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
 * Returns whether Payload has a server function of this name. Payload looks names up in a plain object, where
 * `constructor` finds a function that returns the whole request.
 */
export const isServerFunction = (name: unknown): boolean => names.has(name)

/** Errors that Payload throws if a document is missing or may not be seen. They are not failures of the server. */
const refusals: ReadonlySet<string> = new Set(['not-found', 'Unauthorized'])

/** Returns a server function's answer; null if it refuses, for example an unknown name. */
export async function answerOrNothing<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof Error && refusals.has(error.message)) return null
    throw error
  }
}
