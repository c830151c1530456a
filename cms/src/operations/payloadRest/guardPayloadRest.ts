import type {
  CollectionBeforeOperationHook,
  Endpoint,
  FlattenedField,
  PayloadHandler,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedConfig,
} from 'payload'
import { isAdmin } from '../access/isAdmin.ts'
import { isStaff } from '../access/isStaff.ts'
import { assertSessionRead } from '../access/unreadSessions.ts'
import { nameEditor } from '../collections/nameEditor.ts'
import { apiError } from '../errors/apiError.ts'
import { addressKey } from '../limits/rateLimits.ts'
import { runtimeOf } from '../runtime/runtime.ts'
import { requireIds, trashInsteadOfDelete, trashManyInsteadOfDelete } from './deletes.ts'
import { normaliseQuery } from './normaliseQuery.ts'
import { limitPreferenceSize, rejectMissingPreference } from './preferences.ts'
import { rejectWrongKinds, rejectWrongKindsInGlobal } from './rejectWrongKinds.ts'

const guarded = new WeakSet<object>()
const preferences = 'payload-preferences'
const locks = 'payload-locked-documents'
/** Removed endpoints: a preference is written under its key, a lock inside the server. */
const notThere: Readonly<Record<string, string[]>> = {
  [preferences]: ['post /', 'post /:id/duplicate', 'patch /', 'patch /:id'],
  [locks]: ['post /', 'post /:id/duplicate'],
}

/**
 * Applies our rules to each endpoint that Payload makes for a collection or a global. Payload shares the endpoints
 * among all collections, so each gets copies (`docs/decisions/020-raw-api-within-bounds.md`).
 */
export function guardPayloadRest(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    // Payload answers 501 if there are none.
    collection.endpoints = (collection.endpoints || [])
      .filter((endpoint) => isServed(collection, endpoint))
      .map((endpoint) => guard(endpoint, collection.flattenedFields, ruled(collection, endpoint)))
    const { beforeOperation = [] } = collection.hooks
    const hooks = collection.slug === locks ? [rejectWrongKinds, lockForRequesterOnly] : [rejectWrongKinds]
    if (collection.slug === locks)
      collection.hooks.afterRead = [...new Set([...(collection.hooks.afterRead ?? []), nameEditor])]
    collection.hooks.beforeOperation = [...new Set([...hooks, ...beforeOperation])]
  }
  for (const global of config.globals) {
    global.endpoints = (global.endpoints || []).map((endpoint) => guard(endpoint, global.flattenedFields))
    const { beforeOperation = [] } = global.hooks
    global.hooks.beforeOperation = [...new Set([rejectWrongKindsInGlobal, ...beforeOperation])]
  }
  return config
}

/** Returns whether an endpoint works here: Payload offers all endpoints for all collections, and some always fail. */
function isServed({ slug, auth, versions }: SanitizedCollectionConfig, { path, method }: Endpoint): boolean {
  if (path.startsWith('/versions')) return Boolean(versions)
  if (path.startsWith('/verify')) return Boolean(auth?.verify)
  return !notThere[slug]?.includes(`${method} ${path}`)
}

function guard(
  endpoint: Endpoint,
  fields: readonly FlattenedField[],
  handler: PayloadHandler = endpoint.handler,
): Endpoint {
  // Collections that do not depend on a server's settings are the same objects in each configuration.
  if (guarded.has(endpoint)) return endpoint
  const isList = endpoint.method === 'get' && ['/', '/versions'].includes(endpoint.path)
  const guardedEndpoint: Endpoint = {
    ...endpoint,
    handler: async (req) => {
      assertSessionRead(req)
      const { rateLimits, payloadRestLimits } = runtimeOf(req.payload)
      await rateLimits.consume('raw', whoAsks(req))
      normaliseQuery(req, fields, isList)
      // Payload would store only the selected fields as the version of the document.
      if (endpoint.method !== 'get') delete req.query.select
      // Waiting login attempts must not delay other visitors; the login has its own limits.
      if (endpoint.path === '/login') return handler(req)
      return payloadRestLimits[isStaff({ req }) ? 'staff' : 'visitors'](async () => handler(req)).catch(
        rejectBrokenForms,
      )
    },
  }
  guarded.add(guardedEndpoint)
  return guardedEndpoint
}

const whoAsks = (req: PayloadRequest) =>
  req.user ? String(req.user.id) : addressKey(req.headers.get('x-client-address') ?? 'unknown')

/** Returns our replacement of a Payload endpoint; undefined if Payload's own is used. */
function ruled(collection: SanitizedCollectionConfig, endpoint: Endpoint): PayloadHandler | undefined {
  const { handler } = endpoint
  const { slug, trash } = collection
  switch (`${endpoint.method} ${endpoint.path}`) {
    case 'delete /:id':
      return trash ? trashInsteadOfDelete(collection, handler) : undefined
    case 'delete /':
      return requireIds(collection, trash ? trashManyInsteadOfDelete(collection, handler) : handler)
    case 'get /file/:filename':
      return foundFile(handler)
    case 'patch /':
      return requireIds(collection, handler)
    case 'post /:key':
      return slug === preferences ? limitPreferenceSize(handler) : undefined
    case 'delete /:key':
      return slug === preferences ? rejectMissingPreference(handler) : undefined
    default:
      return undefined
  }
}

/** Answers that a file does not exist; Payload would report an internal error. */
const foundFile =
  (handler: PayloadHandler): PayloadHandler =>
  async (req) => {
    const where = { filename: { equals: String(req.routeParams?.filename) } }
    const { totalDocs } = await req.payload.count({ collection: 'files', where, req })
    if (totalDocs === 0 && isAdmin({ req })) throw apiError('not_found')
    return handler(req)
  }

/**
 * Makes an update of a lock name the requesting user, or an editor could lock documents for others. The admin UI
 * records inside the server who is editing; over HTTP it only sends that another user takes over.
 */
const lockForRequesterOnly: CollectionBeforeOperationHook = ({ args, operation, req }) =>
  operation === 'update' && req.user && req.payloadAPI === 'REST'
    ? { ...args, data: { user: { relationTo: 'users', value: req.user.id } } }
    : args

/** Messages about a multipart form that is broken or too deeply nested, which Payload would answer with 500. */
const broken =
  /^(Maximum call stack|Malformed |Multipart: |Unexpected end of (form|file)|Unsupported content type|Missing Content-Type|Request is not eligible)/

/** @throws ApiError instead of an error that says that the form of a request cannot be read */
function rejectBrokenForms(error: unknown): never {
  if (error instanceof Error && (broken.test(error.message) || error.name === 'SyntaxError'))
    throw apiError('invalid.unreadable')
  throw error
}
