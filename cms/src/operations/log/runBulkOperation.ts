import {
  type CollectionSlug,
  commitTransaction,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
  type TypedUser,
} from 'payload'
import { currentIso } from '../../clock.ts'
import { actAs, assertNoErrors } from '../transaction/inTransaction.ts'

/** `req.context` key. */
const key = 'actOnSeveral'

/** An act on several documents while it is under way. */
interface ActOnSeveral {
  /** Id of its own line, which is written last. */
  line: string
  /** What the lines say that were written so far. */
  parts: { id: string; action: string; canBeUndone: boolean }[]
}

/** What an act's own line says where its documents and their lines do not say it: `12 Anfragen als Spam entfernt`. */
interface Said {
  count?: number
  /** In German, in the plural. */
  things?: string
  verb?: string
  target?: string
}

export const actOnSeveralOf = ({ context }: PayloadRequest) => context[key] as ActOnSeveral | undefined

/** The ids of an act's lines follow each other, also within a moment: it is taken back from the last to the first. */
export const partId = ({ line, parts }: ActOnSeveral) => `${line}.${String(parts.length).padStart(5, '0')}`

/**
 * Does what writes several lines of the log as one act: in one transaction, with a line of its own that can be undone
 * where one of them can. Where only one was written that one stands for itself.
 *
 * @param collection what it was done to, for the log
 * @param say what the line says otherwise
 * @returns `undo`: by which line it can be taken back, if there is one
 */
export async function asOneOperation<T>(
  req: PayloadRequest,
  collection: CollectionSlug,
  act: () => Promise<T>,
  say: (result: T) => Said = () => ({}),
): Promise<{ result: T; undo: string[] }> {
  const several: ActOnSeveral = { line: crypto.randomUUID(), parts: [] }
  const isOwn = await initTransaction(req)
  const transaction = await req.transactionID
  req.context[key] = several
  try {
    const result = await act()
    delete req.context[key]
    // Payload ends the transaction of an operation that fails, and what was written in it is gone.
    const isOpen = (await req.transactionID) === transaction
    const undo = isOpen ? await writeLine(req, collection, several, say(result)) : []
    if (isOwn) await commitTransaction(req)
    return { result, undo }
  } catch (error) {
    if (isOwn) await killTransaction(req)
    throw error
  } finally {
    delete req.context[key]
  }
}

/** The same as a given user, in a transaction of its own. */
export const runBulkOperation = <T>(
  payload: Payload,
  user: TypedUser,
  collection: CollectionSlug,
  act: (req: PayloadRequest) => Promise<T>,
  say?: (result: T) => Said,
): Promise<{ result: T; undo: string[] }> =>
  actAs(payload, user, (req) => asOneOperation(req, collection, () => act(req), say))

async function writeLine(
  req: PayloadRequest,
  collection: CollectionSlug,
  { line, parts }: ActOnSeveral,
  { count = parts.length, things = nounOf(req, collection, count), verb = verbOf(parts), target = '' }: Said,
): Promise<string[]> {
  const undoable = parts.filter(({ canBeUndone }) => canBeUndone)
  if (parts.length < 2) {
    if (parts.length === 1) await standForItself(req, line)
    return undoable.map(({ id }) => id)
  }
  const data = {
    id: line,
    timestamp: currentIso(),
    user: req.user?.username ?? '',
    action: `${count} ${things} ${verb}`,
    entry: target,
    noun: collection,
    parts: parts.length,
    undoKind: undoable.length > 0 ? 'several' : null,
  }
  await req.payload.create({ collection: 'logs', data: data as never, depth: 0, req })
  return undoable.length > 0 ? [line] : []
}

async function standForItself(req: PayloadRequest, line: string): Promise<void> {
  const where = { partOf: { equals: line } }
  assertNoErrors(
    await req.payload.update({ collection: 'logs', where, data: { partOf: null }, depth: 0, req }),
  )
}

/** `Anbieter`, as the admin UI calls them. */
function nounOf({ payload }: PayloadRequest, collection: CollectionSlug, count: number): string {
  const label = payload.collections[collection].config.labels[count === 1 ? 'singular' : 'plural']
  return String(typeof label === 'object' ? label.de : label)
}

/** "geändert", where that was done with all of them: actions begin with what it was done to. */
function verbOf(parts: ActOnSeveral['parts']): string {
  const verbs = new Set(parts.map(({ action }) => action.slice(action.indexOf(' ') + 1)))
  const [only = ''] = verbs
  return verbs.size === 1 ? only : 'geändert'
}
