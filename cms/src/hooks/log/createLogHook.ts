import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { writeSecurityEvent } from '#lib/securityEvents/securityEvent.ts'
import type { NounKind } from '#shared/logLine'
import type { LogNoun, LogThings } from '#shared/nouns'
import { actIsLogged, writeLogLine } from './logAct.ts'
import { logNameOf } from './readableName.ts'
import { bulkOperationOf } from './runBulkOperation.ts'
import { markUndone, type UndoData } from './undoable.ts'

type Hook = CollectionAfterChangeHook & CollectionAfterDeleteHook
type Doc = Record<string, unknown>
interface Args {
  collection: { slug: string; trash?: boolean; versions?: unknown }
  doc: Doc
  previousDoc?: Doc
  operation?: string
  req: PayloadRequest
}

/** Key in `req.context`, set while a password is being saved. */
export const passwordIsChanged = 'passwordIsChanged'

interface UndoRules {
  /** The former content of the document is kept beside it. */
  hasRevision?: (req: PayloadRequest, former: Doc) => Promise<boolean>
  /** For a change that is an act of its own, such as a new name; null for others. */
  undoOfChange?: (doc: Doc, former: Doc) => UndoData | null
  /** Name of the category that a deleted document stood in, in case that is deleted as well. */
  categoryName?: (req: PayloadRequest, doc: Doc) => Promise<string>
}

/** One line per staff act from the admin UI and Payload REST. */
export const createLogHook = (noun: LogNoun & LogThings, rules: UndoRules = {}) =>
  // Named so that a test finds it among the hooks of a collection.
  async function writeLineOfAct({ collection, doc, previousDoc, operation, req }: Args) {
    if (isRestored(doc, previousDoc)) await markUndone(req, { target: String(doc.id), kind: 'trash' })
    if (!req.user || req.context[actIsLogged]) return
    const args = { collection, doc, previousDoc, operation, req }
    const isPassword = isOnlyPassword(req, operation, doc, previousDoc)
    const named = logNameOf(doc)
    const undo = await findUndo(args, rules)
    const act = isPassword
      ? { kind: 'password_changed' as const, name: named.name }
      : { kind: kindOf(args), noun, ...named }
    await writeLogLine(req, act, {
      noun: collection.slug,
      id: String(doc.id),
      ...(collection.versions || operation !== undefined ? { stateAt: String(doc.updatedAt) } : {}),
      ...(undo && { undo }),
    })
    if (operation === undefined && collection.trash)
      await writeSecurityEvent(req, { act: 'deleted-for-good', target: `${collection.slug} ${doc.id}` })
  } as unknown as Hook

function isOnlyPassword(req: PayloadRequest, operation: string | undefined, doc: Doc, previous?: Doc) {
  if (operation !== 'update' || req.context[passwordIsChanged] !== true) return false
  return doc.role === previous?.role && doc.username === previous?.username
}

/** Without an `operation` it is gone for good; what goes to the trash is an update. */
function kindOf({ collection, doc, previousDoc, operation, req }: Args): NounKind {
  if (operation === 'create') return 'created'
  if (operation === undefined) return collection.trash ? 'deleted' : 'removed'
  if (isTrashed(doc, previousDoc)) return 'removed'
  if (isRestored(doc, previousDoc)) return 'restored'
  return req.context.isRestoringVersion ? 'reset' : 'changed'
}

const isTrashed = (doc: Doc, previous?: Doc) => Boolean(doc.deletedAt && !previous?.deletedAt)
const isRestored = (doc: Doc, previous?: Doc) => Boolean(!doc.deletedAt && previous?.deletedAt)

/** How `/edit` can undo the write; null if it cannot. */
async function findUndo(
  { collection, doc, previousDoc, operation, req }: Args,
  { hasRevision = async () => false, undoOfChange, categoryName }: UndoRules,
): Promise<UndoData | null> {
  if (operation === undefined && (await hasRevision(req, doc))) return { kind: 'delete' }
  if (operation !== 'update' || !previousDoc) return null
  const own = undoOfChange?.(doc, previousDoc)
  if (own) return own
  if (await hasRevision(req, previousDoc)) return { kind: 'replace' }
  if (!collection.versions) return null
  // A single restored document can simply be deleted again. Several restored at once need a record of which ones.
  if (isRestored(doc, previousDoc))
    return bulkOperationOf(req) && doc.state !== 'pending' ? { kind: 'restore' } : null
  if (!isTrashed(doc, previousDoc)) return doc.state === 'pending' ? null : { kind: 'change' }
  // A request is declined, not deleted.
  if (doc.state === 'pending') return null
  return { kind: 'trash', data: { category: (await categoryName?.(req, doc)) ?? '' } }
}
