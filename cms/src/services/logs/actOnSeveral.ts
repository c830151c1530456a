import {
  type CollectionSlug,
  commitTransaction,
  initTransaction,
  killTransaction,
  type PayloadRequest,
} from 'payload'
import { currentIso } from '../../clock.ts'

/** `req.context` key. */
const key = 'actOnSeveral'

/** An act on several documents while it is under way. */
interface ActOnSeveral {
  /** Id of its own line, which is written last. */
  line: string
  /** What the lines say that were written so far. */
  parts: { action: string; canBeUndone: boolean }[]
}

export const actOnSeveralOf = ({ context }: PayloadRequest) => context[key] as ActOnSeveral | undefined

/**
 * Does what writes several lines of the log, all of one collection, as one act: in one transaction, with a line of its
 * own that can be undone where one of them can. Where nothing was written there is no such line.
 */
export async function asOneAct<T>(
  req: PayloadRequest,
  collection: CollectionSlug,
  act: () => Promise<T>,
): Promise<T> {
  const several: ActOnSeveral = { line: crypto.randomUUID(), parts: [] }
  const isOwn = await initTransaction(req)
  const transaction = await req.transactionID
  req.context[key] = several
  try {
    const result = await act()
    delete req.context[key]
    // Payload ends the transaction of an operation that fails, and what was written in it is gone.
    if ((await req.transactionID) === transaction) await writeLine(req, collection, several)
    if (isOwn) await commitTransaction(req)
    return result
  } catch (error) {
    if (isOwn) await killTransaction(req)
    throw error
  } finally {
    delete req.context[key]
  }
}

async function writeLine(
  req: PayloadRequest,
  collection: CollectionSlug,
  { line, parts }: ActOnSeveral,
): Promise<void> {
  if (parts.length === 0) return
  const data = {
    id: line,
    timestamp: currentIso(),
    user: req.user?.username ?? '',
    action: `${nounOf(req, collection, parts.length)} ${verbOf(parts)}`,
    entry: '',
    noun: collection,
    parts: parts.length,
    undoKind: parts.some(({ canBeUndone }) => canBeUndone) ? 'several' : null,
  }
  await req.payload.create({ collection: 'logs', data: data as never, depth: 0, req })
}

/** "12 Anbieter", as the admin UI calls them. */
function nounOf({ payload }: PayloadRequest, collection: CollectionSlug, count: number): string {
  const label = payload.collections[collection].config.labels[count === 1 ? 'singular' : 'plural']
  return `${count} ${typeof label === 'object' ? label.de : label}`
}

/** "geändert", where that was done with all of them: actions begin with what it was done to. */
function verbOf(parts: ActOnSeveral['parts']): string {
  const verbs = new Set(parts.map(({ action }) => action.slice(action.indexOf(' ') + 1)))
  const [only = ''] = verbs
  return verbs.size === 1 ? only : 'geändert'
}
