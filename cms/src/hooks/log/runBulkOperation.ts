import type { CollectionSlug, Payload, PayloadRequest, TypedUser } from 'payload'
import { changeMatching } from '#lib/changeDocuments.ts'
import { inTransactionAs } from '#lib/transaction/inTransaction.ts'
import { type LogKind, type LogVerb, verbOf } from '#shared/logLine'
import { type LogThings, nounHas } from '#shared/nouns'
import { insertLogLine } from './insertLogLine.ts'

const key = 'actOnSeveral'

interface BulkOperation {
  /** Of its own line, which is written last. */
  line: string
  parts: { id: string; kind: LogKind; canBeUndone: boolean }[]
}

/** Does not follow from its documents: `12 Anfragen als Spam entfernt`. */
interface Said {
  count?: number
  things?: LogThings
  verb?: LogVerb
  name?: string
}

export const bulkOperationOf = ({ context }: PayloadRequest) => context[key] as BulkOperation | undefined

/** Ids sort in the order of writing, because undoing starts with the last one. */
export const nextPartId = ({ line, parts }: BulkOperation) =>
  `${line}.${String(parts.length).padStart(5, '0')}`

/**
 * In the transaction of `req`, with a line of its own that can be undone if one of the act's lines can. A single line
 * gets no other one.
 * @param collection whose documents it changes, for the log
 * @param say further parts of the line's text
 * @returns `undo`: the line that can undo it, if there is one
 */
export async function asBulkOperation<T>(
  req: PayloadRequest,
  collection: CollectionSlug,
  act: () => Promise<T>,
  say: (result: T) => Said = () => ({}),
): Promise<{ result: T; undo: string[] }> {
  const several: BulkOperation = { line: crypto.randomUUID(), parts: [] }
  req.context[key] = several
  const result = await act().finally(() => delete req.context[key])
  return { result, undo: await writeLine(req, collection, several, say(result)) }
}

export const runBulkOperation = <T>(
  payload: Payload,
  user: TypedUser,
  collection: CollectionSlug,
  act: (req: PayloadRequest) => Promise<T>,
  say?: (result: T) => Said,
): Promise<{ result: T; undo: string[] }> =>
  inTransactionAs(payload, user, (req) => asBulkOperation(req, collection, () => act(req), say))

async function writeLine(
  req: PayloadRequest,
  collection: CollectionSlug,
  { line, parts }: BulkOperation,
  {
    count = parts.length,
    things = thingsOf(collection),
    verb = verbOf(parts.map(({ kind }) => kind)),
    name = '',
  }: Said,
) {
  const undoable = parts.filter(({ canBeUndone }) => canBeUndone)
  if (parts.length < 2) {
    await changeMatching(req, 'logs', { partOf: { equals: line } }, { partOf: null })
    return undoable.map(({ id }) => id)
  }
  const undoKind = undoable.length > 0 ? 'several' : null
  const about = { id: line, noun: collection, parts: parts.length, undoKind }
  await insertLogLine(req, { kind: 'several', count, things, verb, name }, about)
  return undoKind ? [line] : []
}

function thingsOf(collection: CollectionSlug): LogThings {
  if (!nounHas(collection, 'isCounted'))
    throw new Error(`No words for several ${collection}: shared/src/nouns.ts`)
  return collection
}
