/** What was sent to it in a transaction will never be stored. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'

  constructor(cause?: unknown) {
    super('The database does not answer', { cause })
  }
}

/** During a commit, so it is unknown whether that took place. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown'

  constructor(cause?: unknown) {
    super('The database went away while it was storing; whether it has stored is not known', { cause })
  }
}

/** Of MongoDB's driver when it reaches no server that can write. */
const names =
  /^Mongo(?:ose)?(?:ServerSelection|Network|NetworkTimeout|PoolCleared\w*|PoolClosed|NotConnected|TopologyClosed|WaitQueueTimeout|ClientClosed)Error$/
/** Errors of the server: not (or no longer) primary, shutting down, stepping down. */
const codes = new Set([91, 189, 10107, 11600, 11602, 13435, 13436])

// Compared by name: Next bundles its own copy of this module, so `instanceof` is false between the two.
const isNamed = (error: unknown, name: string) =>
  error instanceof Error &&
  // Operations on many documents report only the error's message.
  (error.name === name || (error.name === 'BulkError' && error.message === wordsOf[name]))

const wordsOf: Readonly<Record<string, string>> = {
  DatabaseUnavailable: new DatabaseUnavailable().message,
  OutcomeUnknown: new OutcomeUnknown().message,
}

export const isOutcomeUnknown = (error: unknown): boolean =>
  isNamed(error, 'OutcomeUnknown') ||
  (error instanceof Error && error.cause !== undefined && isOutcomeUnknown(error.cause))

export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { name, code, cause } = error as Error & { code?: unknown }
  if (isNamed(error, 'DatabaseUnavailable') || names.test(name) || codes.has(code as number)) return true
  return cause !== undefined && isAway(cause)
}
