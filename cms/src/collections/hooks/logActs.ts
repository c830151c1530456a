import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'

/** `req.context` key: the act writes its own, single log line. */
export const actIsLogged = 'actIsLogged'

type Hook = CollectionAfterChangeHook & CollectionAfterDeleteHook
type Args = {
  doc: Record<string, unknown>
  previousDoc?: Record<string, unknown>
  operation?: string
  req: PayloadRequest
}

/** One line per staff act from the admin UI and the raw API; `noun` as it stands on screen. */
export const logActs = (noun: string): Hook =>
  (async ({ doc, previousDoc, operation, req }: Args) => {
    if (!req.user || req.context[actIsLogged]) return doc
    await req.payload.create({
      collection: 'logs',
      data: {
        timestamp: new Date().toISOString(),
        user: req.user.username,
        action: `${noun} ${verb(operation, doc, previousDoc)}`,
        entry: String(doc.name ?? doc.title ?? doc.titleKey ?? doc.username ?? doc.filename ?? doc.id).slice(
          0,
          200,
        ),
      },
      req,
    })
    return doc
  }) as unknown as Hook

function verb(
  operation: string | undefined,
  doc: Record<string, unknown>,
  previous?: Record<string, unknown>,
): string {
  if (operation === 'create') return 'angelegt'
  if (operation === undefined || (doc.deletedAt && !previous?.deletedAt)) return 'entfernt'
  return !doc.deletedAt && previous?.deletedAt ? 'wiederhergestellt' : 'geändert'
}
