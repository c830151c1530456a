import { setTimeout as pause } from 'node:timers/promises'
import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { createLocalReq, initTransaction, isolateObjectProperty } from 'payload'
import { isAway, isOutcomeUnknown } from '#database/databaseUnavailable.ts'

interface TransactionOptions {
  user?: TypedUser | null
  /** If it is already in a transaction, the act joins that one. */
  req?: PayloadRequest
}

/**
 * All writes or none. The act must pass its `req` to every call of Payload and await its writes one after the other. It
 * may run more than once, each time in a fresh transaction, so anything outside the database belongs into
 * `afterCommit`.
 */
export async function inTransaction<T>(
  payload: Payload,
  act: (req: PayloadRequest) => Promise<T>,
  { user, req }: TransactionOptions = {},
) {
  if (req && (await req.transactionID)) return act(req)
  return retryTransient(() => attemptOnce(payload, act, user ?? req?.user ?? undefined, req))
}

/** Whose rights apply if the act passes `asStaff(req)`. */
export const inTransactionAs = <T>(
  payload: Payload,
  user: TypedUser | null,
  act: (req: PayloadRequest) => Promise<T>,
) => inTransaction(payload, act, { user })

/** With the rights of the user who does it. */
export const staffAct =
  <Input extends unknown[], Result>(act: (req: PayloadRequest, ...input: Input) => Promise<Result>) =>
  (payload: Payload, user: TypedUser, ...input: Input) =>
    inTransactionAs(payload, user, (req) => act(req, ...input))

/** Of an act that collides with others. */
const maxAttempts = 12

async function retryTransient<T>(act: () => Promise<T>) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await act()
    } catch (error) {
      // With an unavailable database further attempts only prolong the wait.
      if (attempt >= (isAway(error) ? 2 : maxAttempts) || !isTransient(error)) throw error
      // Random, so that acts that collided do not collide again
      await pause(Math.random() * Math.min(20 * 2 ** attempt, 500))
    }
  }
}

async function attemptOnce<T>(
  payload: Payload,
  act: (req: PayloadRequest) => Promise<T>,
  user: TypedUser | undefined,
  outer: PayloadRequest | undefined,
) {
  const ownRequest = await freshRequest(payload, user, outer)
  const req = withLastingTransaction(ownRequest)
  await initTransaction(req)
  const id = await req.transactionID
  if (!id) throw new Error('The database offers no transactions, and this act needs one')
  const isOpen = () => payload.db.sessions?.[id] !== undefined
  try {
    const result = await act(req)
    if (!isOpen())
      throw new Error(
        'The transaction was rolled back on the way: a write in it failed and the error was caught and not passed on',
      )
    await payload.db.commitTransaction(id)
    ownRequest.transactionID = undefined
    return result
  } catch (error) {
    // The caller needs the first error
    await payload.db.rollbackTransaction(id).catch(() => {})
    throw error
  }
}

/** Keeps one attempt's transaction, loaded documents and context out of the caller's request. */
async function freshRequest(
  payload: Payload,
  user: TypedUser | undefined,
  outer: PayloadRequest | undefined,
) {
  if (!outer) return createLocalReq({ user }, payload)
  const req = isolateObjectProperty(outer, ['transactionID', 'payloadDataLoader', 'context', 'user'])
  req.transactionID = undefined
  req.context = { ...outer.context }
  Reflect.deleteProperty(req, 'payloadDataLoader')
  return createLocalReq({ req, user }, payload)
}

/**
 * Payload removes the transaction's id from the request when an operation fails; further writes would then be outside
 * the transaction. With the id in place the adapter refuses them.
 */
function withLastingTransaction(req: PayloadRequest) {
  return new Proxy(req, {
    // The getters of a real Request work only on the Request itself
    get: (target, name) => Reflect.get(target, name, target),
    set: (target, name, value) => Reflect.set(target, name, value, target),
    deleteProperty: (target, name) => name === 'transactionID' || Reflect.deleteProperty(target, name),
  })
}

export class BulkError extends Error {
  override readonly name = 'BulkError'
}

/** Of an operation on many documents Payload returns failures instead of throwing them. */
export function assertNoErrors<R extends { errors: { message: string }[] }>(result: R) {
  const [first] = result.errors
  if (first) throw new BulkError(first.message)
  return result
}

const transientNames = /\b(?:WriteConflict|NoSuchTransaction|SQLITE_BUSY)/
/** A bulk result contains nothing else of a transient error. */
const transientWords =
  /retry your operation or multi-document transaction|Write conflict during plan execution|does not match any in-progress transactions|Transaction with \{.*\} has been aborted|Unable to acquire .* lock|Unable to read from a snapshot/is

/** The same act can succeed in a fresh transaction. */
export function isTransient(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || isOutcomeUnknown(error)) return false
  const { code, codeName, message, cause, errors, errorLabels, hasErrorLabel } = error as {
    [name: string]: unknown
  }
  if (typeof hasErrorLabel === 'function' && hasErrorLabel.call(error, 'TransientTransactionError'))
    return true
  if (Array.isArray(errorLabels) && errorLabels.includes('TransientTransactionError')) return true
  // 112 and 251 are MongoDB's numbers for the first two names
  if (code === 112 || code === 251) return true
  if ([code, codeName].some((name) => typeof name === 'string' && transientNames.test(name))) return true
  if (typeof message === 'string' && (transientNames.test(message) || transientWords.test(message)))
    return true
  return isTransient(cause) || (Array.isArray(errors) && errors.some(isTransient))
}
