import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { actIsLogged, writeLogLine } from '../../services/logs/logAct.ts'
import { readableName } from '../../services/readableName.ts'
import { writeSecurityEvent } from '../../services/securityEvents/securityEvent.ts'

type Hook = CollectionAfterChangeHook & CollectionAfterDeleteHook
type Doc = Record<string, unknown>
interface Args {
  collection: { slug: string; trash?: boolean }
  doc: Doc
  previousDoc?: Doc
  operation?: string
  req: PayloadRequest
}

/** `req.context` key, set while a password is on its way into the database. */
export const passwordIsChanged = 'passwordIsChanged'

/** One line per staff act from the admin UI and the raw API; `noun` as it stands on screen. */
export const logActs = (noun: string): Hook =>
  (async ({ collection, doc, previousDoc, operation, req }: Args) => {
    if (!req.user || req.context[actIsLogged]) return doc
    const action = isOnlyPassword(req, operation, doc, previousDoc)
      ? 'Passwort geändert'
      : `${noun} ${verb({ collection, doc, previousDoc, operation, req })}`
    await writeLogLine(req, action, readableName(doc), { noun: collection.slug, id: String(doc.id) })
    if (operation === undefined && collection.trash)
      await writeSecurityEvent(req, { act: 'deleted-for-good', target: `${collection.slug} ${doc.id}` })
    return doc
  }) as unknown as Hook

function isOnlyPassword(
  req: PayloadRequest,
  operation: string | undefined,
  doc: Doc,
  previous?: Doc,
): boolean {
  if (operation !== 'update' || req.context[passwordIsChanged] !== true) return false
  return doc.role === previous?.role && doc.username === previous?.username
}

function verb({ collection, doc, previousDoc, operation, req }: Args): string {
  if (operation === 'create') return 'angelegt'
  if (operation === undefined) return collection.trash ? 'endgültig gelöscht' : 'entfernt'
  if (doc.deletedAt && !previousDoc?.deletedAt) return 'entfernt'
  if (!doc.deletedAt && previousDoc?.deletedAt) return 'wiederhergestellt'
  return req.context.isRestoringVersion ? 'auf frühere Fassung zurückgesetzt' : 'geändert'
}
