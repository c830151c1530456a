import type {
  CollectionSlug,
  PayloadHandler,
  PayloadRequest,
  SanitizedCollectionConfig,
  Where,
} from 'payload'
import { currentIso } from '../../clock.ts'
import { isAdmin } from '../access/isAdmin.ts'
import { apiError } from '../errors/apiError.ts'
import { asBulkOperation } from '../log/runBulkOperation.ts'
import { localeOf, translate } from '../words/translate.ts'

const isTrueParam = (value: unknown) => value === true || value === 'true'

/** Returns an error like those of Payload REST for several documents, so that the admin UI shows the message. */
const bulkError = (message: string) =>
  Response.json({ docs: [], errors: [{ message }], message }, { status: 400 })

/** Requires that a write on several documents names each of them: an always true condition would affect all. */
export const requireIds =
  ({ slug }: SanitizedCollectionConfig, handler: PayloadHandler): PayloadHandler =>
  async (req) => {
    if (!req.user) throw apiError('forbidden')
    const where = req.query.where as Where
    const ids = namedIds(where)
    if (ids === null) return bulkError(translate(localeOf(req), 'admin.bulk.choose'))
    // The ids are stated once more: the SQLite adapter drops some of several separate conditions.
    req.query.where = { and: [{ id: { in: ids } }, where] }
    if (new Set(ids).size === 1) return handler(req)
    return (await asBulkOperation(req, slug as CollectionSlug, async () => handler(req))).result
  }

/** Moves a document to the trash instead of deleting it, whichever call or user causes it. */
export const trashInsteadOfDelete =
  ({ slug }: SanitizedCollectionConfig, handler: PayloadHandler): PayloadHandler =>
  async (req) => {
    const id = String(req.routeParams?.id)
    const collection = slug as 'entries'
    const document = await req.payload.findByID({
      collection,
      id,
      depth: 0,
      trash: true,
      disableErrors: true,
      overrideAccess: false,
      user: req.user,
      req,
    })
    if (!document) return handler(req)
    if (document.deletedAt) {
      if (isTrueParam(req.query.trash) && !isAdmin({ req })) throw apiError('forbidden')
      return handler(req)
    }
    const doc = await req.payload.update({ collection, id, ...trashing(req) })
    return Response.json({ doc, message: req.t('general:deletedSuccessfully') })
  }

/** Does the same for several documents; those in the trash are deleted for good one by one. */
export const trashManyInsteadOfDelete =
  ({ slug }: SanitizedCollectionConfig, handler: PayloadHandler): PayloadHandler =>
  async (req) => {
    const where = req.query.where as Where
    if (isTrueParam(req.query.trash)) {
      if (!isAdmin({ req })) throw apiError('forbidden')
      if (new Set(namedIds(where)).size > 1) return bulkError(translate(localeOf(req), 'admin.bulk.delete'))
      req.query.where = { and: [where, { deletedAt: { exists: true } }] }
      return handler(req)
    }
    const { docs, errors } = await req.payload.update({
      collection: slug as 'entries',
      where,
      ...trashing(req),
    })
    const [first] = errors
    const message = first?.message ?? req.t('general:deletedSuccessfully')
    return Response.json({ docs, errors, message }, { status: first ? 400 : 200 })
  }

const trashing = (req: PayloadRequest) =>
  ({
    data: { deletedAt: currentIso() },
    depth: 0,
    overrideAccess: false,
    overrideLock: false,
    user: req.user,
    req,
  }) as const

const max = 1000

/**
 * Returns the ids that a condition names, if it can match no other document. Returns null if it names none, or may
 * match others.
 */
function namedIds(where: unknown): string[] | null {
  if (typeof where !== 'object' || where === null || Array.isArray(where)) return null
  const { id, and, or } = where as { id?: unknown; and?: unknown; or?: unknown }
  const ids = idsOfField(id) ?? idsOfAnyPart(and) ?? idsOfAllParts(or)
  return ids !== null && ids.length <= max ? ids : null
}

const idsOfAnyPart = (parts: unknown): string[] | null =>
  Array.isArray(parts) ? (parts.map(namedIds).find((ids) => ids !== null) ?? null) : null

/** Returns the ids of alternatives, if each names some. */
function idsOfAllParts(parts: unknown): string[] | null {
  const lists = Array.isArray(parts) ? parts.map(namedIds) : []
  return lists.length > 0 && lists.every((ids) => ids !== null) ? lists.flat() : null
}

function idsOfField(id: unknown): string[] | null {
  if (typeof id !== 'object' || id === null) return null
  const { equals, in: among } = id as { equals?: unknown; in?: unknown }
  const values = equals ?? (typeof among === 'string' ? among.split(',') : among)
  const ids = Array.isArray(values) ? values : [values]
  return ids.length > 0 && ids.every((value) => typeof value === 'string' && /^[\w-]+$/.test(value))
    ? (ids as string[])
    : null
}
