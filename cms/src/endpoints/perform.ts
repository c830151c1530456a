import { APIError, type Payload, ValidationError } from 'payload'
import { actingUser, readSession, type Session } from '#collections/Users/session.ts'
import { ApiError, apiError, apiErrors, refusalWords } from '#lib/errors/apiError.ts'
import { addressKey } from '#lib/limits/rateLimits.ts'
import { countOutcome } from '#lib/limits/reserve.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { createSender, type Sender } from '#lib/securityEvents/sender.ts'
import { apiErrorOf } from '#lib/transaction/apiErrorOf.ts'
import { type CachedResponse, responseOf } from '#publicData/cachedResponse.ts'
import { publicDataOf } from '#publicData/live/publicData.ts'
import type { Reader } from '#publicData/model/createReader.ts'
import { type Call, type CallKey, contract, errorCodesOf, rateLimitOf } from '#shared/contract'
import { isRole } from '#shared/roles'
import { type CallAnswer, errorAnswer, fileAnswer, jsonAnswer } from './answer.ts'
import { usualLimit } from './collectBody.ts'
import type { CallContext, FileAnswer, Handler, PublicRead } from './handler.ts'
import { implementations } from './handlers.ts'
import { parseInput } from './parseInput.ts'
import type { Upload } from './receiveUpload.ts'

/**
 * Without unknown parameters, in the order and spelling of `callUrl`: the key of the response cache, which invented
 * parameters must not fill with copies.
 */
export function knownUrl(call: Pick<Call, 'query'>, url: string) {
  const start = url.indexOf('?')
  if (start < 0) return url
  const { shape = {} } = (call.query ?? {}) as { shape?: object }
  const kept = [...new URLSearchParams(url.slice(start))]
    .filter(([name]) => Object.hasOwn(shape, name.replace(/\[\]$/, '')))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    // Stable: values of one name keep their order.
    .sort((a, b) => Number(nameIn(a) > nameIn(b)) - Number(nameIn(a) < nameIn(b)))
  return url.slice(0, start) + (kept.length > 0 ? `?${kept.join('&')}` : '')
}

const nameIn = (pair: string) => pair.slice(0, pair.indexOf('='))

/** As received, by either server. */
export interface CallRequest {
  /** The key of a cached response. */
  url: string
  authorization: string | null
  query: Record<string, unknown>
  params: Record<string, string>
  /** At most `limit` bytes of JSON; nothing is read before it is called. */
  readBody(limit: number, isStaff: boolean): Promise<unknown>
  /** At most `limit` bytes of a form's file; absent if files are not accepted. */
  readUpload?(limit: number): Promise<Upload>
  address: string
  requestId: string
  userAgent: string | null
  cookies?: string | null
  /** Never to another site's page. */
  takesCookies?: boolean
  /** Waits for the client's turn on the one thread; absent: at once. */
  inTurn?<T>(work: () => T): Promise<T>
}

export const isPublicRead = (implementation: object): implementation is PublicRead<CallKey> =>
  'read' in implementation

export async function perform(payload: Payload, key: CallKey, request: CallRequest): Promise<CallAnswer> {
  try {
    return await run(payload, key, request)
  } catch (error) {
    return refusalAnswer(payload, key, error, request.requestId)
  }
}

async function run(payload: Payload, key: CallKey, request: CallRequest): Promise<CallAnswer> {
  const call: Call = contract[key]
  const sender = createSender(request.address, request.requestId)
  const token = call.who === 'public' && !call.forStaff ? null : tokenOf(request.authorization)
  const session =
    call.who === 'public'
      ? await staffSession(payload, token, sender)
      : await authorise(payload, key, { token, address: request.address, sender })
  const implementation = implementations[key]
  if (!isPublicRead(implementation) || (session && implementation.forStaff))
    return withinBudget(payload, key, request, () =>
      answer(payload, key, request, { session, token, sender }),
    )
  const url = knownUrl(call, request.url)
  const ready = publicDataOf(payload).responses.peek(url)
  if (ready) return { kind: 'cached', cached: ready }
  return withinBudget(payload, key, request, () =>
    inTurn(request, () => {
      const model = publicDataOf(payload)
      const make = makerOf(model, implementation, queryOf(key, request), call)
      return { kind: 'cached', cached: model.responses.get(url, make) }
    }),
  )
}

const inTurn = async <T>(request: CallRequest, work: () => T) =>
  request.inTurn ? request.inTurn(work) : work()

const queryOf = (key: CallKey, { query }: CallRequest) =>
  parseInput(key, (contract[key] as Call).query, withoutBrackets(query))

/** Their words would stand in logs if they stood in the address. */
const lookups: ReadonlySet<CallKey> = new Set<CallKey>(['POST /api/entriesByIds', 'POST /api/notfound'])

/** Accepted and refused submissions of visitors have separate limits. */
async function withinBudget(
  payload: Payload,
  key: CallKey,
  request: CallRequest,
  work: () => Promise<CallAnswer>,
) {
  // A call whose own limit depends on its body (a name, a link) is limited like look-ups while its body is read.
  const limit = rateLimitOf(key)
  if (limit === null) return work()
  const { rateLimits } = runtimeOf(payload)
  const by = addressKey(request.address)
  // Look-ups take no guessable secrets, and wrong passwords have limits by account.
  const isLookup = !key.startsWith('POST ') || contract[key].who !== 'public' || lookups.has(key)
  if (isLookup || key === 'POST /api/login') {
    await rateLimits.consume(limit, by)
    return work()
  }
  return countOutcome({
    rateLimits,
    kind: limit,
    key: by,
    work,
    statusOf: (error) => asApiError(error, key)?.status ?? 500,
  })
}

interface Caller {
  session: Session | null
  token: string | null
  sender: Sender
}

async function answer(
  payload: Payload,
  key: CallKey,
  request: CallRequest,
  { session, token, sender }: Caller,
): Promise<CallAnswer> {
  const call: Call = contract[key]
  const implementation = implementations[key]
  const isPost = key.startsWith('POST ')
  const takesJson = isPost && !call.upload
  const body = takesJson ? await request.readBody(call.bodyLimit ?? usualLimit, session !== null) : undefined

  const parseQuery = () => queryOf(key, request)
  // The work of others is not waited for: they may wait for the database or another server.
  const query = await (rateLimitOf(key) === 'lookup' ? inTurn(request, parseQuery) : parseQuery())

  const upload = call.upload ? ((await request.readUpload?.(call.upload)) ?? null) : null
  const newCookies: string[] = []
  const context = {
    query,
    params: parseInput(key, call.params, request.params),
    body: call.body ? parseInput(key, call.body, body ?? {}) : undefined,
    upload,
    payload,
    session,
    get user() {
      return actingUser(session)
    },
    token,
    setCookie: (value: string) => {
      if (request.takesCookies) newCookies.push(value)
    },
    cookies: key === 'POST /api/login' ? (request.cookies ?? null) : null,
    address: request.address,
    sender,
    userAgent: request.userAgent,
  }
  const handle = isPublicRead(implementation) ? implementation.forStaff : implementation
  const run = async () => (handle as Handler<CallKey>)(context as CallContext<CallKey>)
  const value: unknown = await run().finally(() => upload?.remove())
  if (!call.output) return fileAnswer(value as FileAnswer, call.who)
  if (call.forStaff && session) return jsonAnswer(200, value, { Vary: 'Authorization' })
  // A public answer that changes all the time can still be revalidated.
  if (call.who === 'public' && !isPost) return { kind: 'cached', cached: responseOf(JSON.stringify(value)) }
  return { ...jsonAnswer(call.status ?? 200, value), cookies: newCookies }
}

/** Apart, because it is kept and must hold on to no request. */
const makerOf =
  (reader: Reader, { read }: PublicRead<CallKey>, query: unknown, { forStaff }: Call) =>
  (): CachedResponse =>
    responseOf(JSON.stringify(read(reader, query as never)), undefined, { forStaff })

/** Cookies do not count: several staff calls change data by GET, so links could be forged. */
const tokenOf = (authorization: string | null) =>
  authorization?.startsWith('Bearer ') ? authorization.slice('Bearer '.length) : null

async function authorise(
  payload: Payload,
  key: CallKey,
  { token, address, sender }: { token: string | null; address: string; sender: Sender },
): Promise<Session> {
  const { rateLimits, securityLog } = runtimeOf(payload)
  const session = token ? await readSession(payload, token) : null
  if (!session) {
    await rateLimits.consume('refused', addressKey(address))
    securityLog.note({ act: 'refused', target: key, sender })
    throw apiError('unauthorized')
  }
  const { role } = session.user
  if (role !== 'Admin' && (contract[key].who === 'admin' || !isRole(role))) {
    securityLog.note({ act: 'refused', account: session.user.id, target: key, sender })
    throw apiError('forbidden')
  }
  return { ...session, sender }
}

/** An invalid token counts as none: everyone may read the news. */
async function staffSession(payload: Payload, token: string | null, sender: Sender): Promise<Session | null> {
  const session = token ? await readSession(payload, token) : null
  return session && isRole(session.user.role) ? { ...session, sender } : null
}

/** Many clients add them to repeated parameters (`region[]`). */
function withoutBrackets(query: Record<string, unknown>) {
  const names = Object.keys(query)
  if (!names.some((name) => name.endsWith('[]'))) return query
  const plain = new Map<string, unknown[]>()
  for (const name of names) {
    const base = name.replace(/\[\]$/, '')
    plain.set(base, [...(plain.get(base) ?? []), query[name]].flat())
  }
  return Object.fromEntries(plain)
}

function refusalAnswer(payload: Payload, key: CallKey, error: unknown, requestId: string): CallAnswer {
  const refusal = asApiError(error, key)
  if (refusal?.data.code === 'not_saved')
    payload.logger.error({ err: error, requestId, msg: 'Nothing can be saved' })
  if (!refusal) {
    payload.logger.error({ err: error, requestId, route: key, msg: 'Unexpected failure' })
    return errorAnswer(500, 'internal', refusalWords('internal', { id: requestId }), { id: requestId })
  }
  const { code, retryAfter, ...details } = refusal.data
  if (process.env.NODE_ENV === 'test' && !errorCodesOf(key).includes(code))
    throw new Error(
      `${key} refuses with »${code}«, which its declaration in shared/src/endpoints does not name`,
    )
  const headers: Record<string, string> =
    retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }
  return errorAnswer(refusal.status, code, refusal.message, { headers, ...details })
}

/** Also refusals of Payload (validation, access); null for an unexpected error. */
function asApiError(error: unknown, key: CallKey) {
  if (error instanceof ApiError) return error
  if (error instanceof ValidationError) {
    const first = error.data.errors[0]
    return apiErrors.invalid(first?.message ?? error.message, first?.path)
  }
  if (error instanceof APIError && error.status >= 400 && error.status < 500)
    return new ApiError(error.status, 'refused', error.message)
  const { who, limit }: Call = contract[key]
  // All that a visitor can save.
  const isStored = limit === 'submission' || limit === 'report' || limit === 'answer'
  return apiErrorOf(error, { reads: key.startsWith('GET ') || (who === 'public' && !isStored) })
}
