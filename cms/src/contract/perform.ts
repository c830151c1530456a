import { type Call, type CallKey, contract, errorCodesOf } from '@directory/shared/contract'
import { isRole, mayCall } from '@directory/shared/roles'
import { APIError, type Payload, ValidationError } from 'payload'
import type { z } from 'zod'
import { responseOf } from '../readModel/cachedResponse.ts'
import type { Reader } from '../readModel/createReader.ts'
import { jsonOf } from '../readModel/jsonOf.ts'
import { ApiError, apiErrors } from '../services/apiError.ts'
import { apiErrorOf } from '../services/apiErrorOf.ts'
import { addressKey } from '../services/rateLimits.ts'
import { readModelOf } from '../services/readModel/readModel.ts'
import { runtimeOf } from '../services/runtime.ts'
import { createSender, type Sender } from '../services/securityEvents/sender.ts'
import { readSession, type Session } from '../services/users/session.ts'
import { type Answer, errorAnswer, fileAnswer, jsonAnswer } from './answer.ts'
import type { CallContext, FileAnswer, Handler, PublicRead } from './handler.ts'
import { implementations } from './handlers.ts'
import type { Upload } from './receiveUpload.ts'

/** A call as it came in, whichever server it came through. */
export interface CallRequest {
  /** Path and query as they came in: the key of a cached response. */
  url: string
  authorization: string | null
  query: Record<string, unknown>
  params: Record<string, string>
  /** The JSON of the body, of at most so many bytes. */
  readBody(limit: number): Promise<unknown>
  /** The file of a form, of at most so many bytes; absent where files do not come in. */
  readUpload?(limit: number): Promise<Upload>
  /** The client's network address. */
  address: string
  /** The one under which a failure stands in the log. */
  requestId: string
  /** What the client says of itself. */
  userAgent: string | null
  /** Whether a cookie may go with the answer: never to another site's page. */
  takesCookies?: boolean | undefined
  /** Tells calls that take a file when the client has left without waiting for an answer. */
  gone?: AbortSignal | undefined
}

const usualLimit = 1_000_000

export const isPublicRead = (implementation: object): implementation is PublicRead<CallKey> =>
  'read' in implementation

/** Runs one call: body → who → limit → input → act → output. Refusals are answers, not exceptions. */
export async function perform(payload: Payload, key: CallKey, request: CallRequest): Promise<Answer> {
  try {
    return await run(payload, key, request)
  } catch (error) {
    return refuse(payload, key, error, request.requestId)
  }
}

async function run(payload: Payload, key: CallKey, request: CallRequest): Promise<Answer> {
  const call: Call = contract[key]
  const isPost = key.startsWith('POST ')
  const body = isPost && !call.upload ? await request.readBody(call.bodyLimit ?? usualLimit) : undefined
  const sender = createSender(request.address, request.requestId)
  const token = call.who === 'public' ? null : tokenOf(request.authorization)
  const session = call.who === 'public' ? null : await authorise(payload, key, token, sender)
  const { rateLimits } = runtimeOf(payload)
  // Logins are counted by name as well, which is known only inside.
  if (call.limit && call.limit !== 'login') await rateLimits.consume(call.limit, addressKey(request.address))

  const implementation = implementations[key]
  const query = parse(call.query, request.query)
  if (isPublicRead(implementation)) {
    const build = (reader: Reader) => jsonOf(implementation.read(reader, query as never))
    return { kind: 'cached', cached: readModelOf(payload).respond(request.url, build) }
  }

  const upload = call.upload ? ((await request.readUpload?.(call.upload)) ?? null) : null
  const cookie: Record<string, string> = {}
  const context = {
    query,
    params: parse(call.params, request.params),
    body: call.body ? parse(call.body, body) : undefined,
    upload,
    payload,
    session,
    token,
    setCookie: (value: string) => {
      if (request.takesCookies) cookie['Set-Cookie'] = value
    },
    address: request.address,
    sender,
    userAgent: request.userAgent,
    gone: request.gone,
  }
  const act = async () => (implementation as Handler<CallKey>)(context as CallContext<CallKey>)
  const value: unknown = await act().finally(() => upload?.remove())
  if (!call.output) return fileAnswer(value as FileAnswer, call.who)
  // A public answer of the moment can be asked for again by its validator.
  if (call.who === 'public' && !isPost) return { kind: 'cached', cached: responseOf(JSON.stringify(value)) }
  return jsonAnswer(call.status ?? 200, value, cookie)
}

/** Bearer header only: several staff calls change data by GET, and a cookie would open them to forged links. */
const tokenOf = (authorization: string | null) =>
  authorization?.startsWith('Bearer ') ? authorization.slice('Bearer '.length) : null

async function authorise(
  payload: Payload,
  key: CallKey,
  token: string | null,
  sender: Sender,
): Promise<Session> {
  const { securityLog } = runtimeOf(payload)
  const session = token ? await readSession(payload, token) : null
  if (!session) {
    securityLog.note({ act: 'refused', target: key, sender })
    throw apiErrors.unauthorized()
  }
  if (!mayCall(contract[key].who, isRole(session.user.role) ? session.user.role : null)) {
    securityLog.note({ act: 'refused', account: session.user.id, target: key, sender })
    throw apiErrors.forbidden()
  }
  return { ...session, sender }
}

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return {}
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const field = result.error.issues[0]?.path[0]
  throw apiErrors.invalid(
    field === undefined ? 'Die Anfrage ist nicht lesbar.' : `Die Angabe „${String(field)}“ ist ungültig.`,
    field === undefined ? undefined : String(field),
  )
}

function refuse(payload: Payload, key: CallKey, error: unknown, requestId: string): Answer {
  const refusal = asApiError(error, key)
  if (refusal?.data.code === 'not_saved')
    payload.logger.error({ err: error, requestId, msg: 'Nothing can be saved' })
  if (!refusal) {
    payload.logger.error({ err: error, requestId, route: key, msg: 'Unexpected failure' })
    return errorAnswer(500, 'internal', `Unerwarteter Serverfehler (Kennung ${requestId}).`, {
      id: requestId,
    })
  }
  const { code, retryAfter, ...details } = refusal.data
  if (process.env.NODE_ENV === 'test' && !errorCodesOf(key).includes(code))
    throw new Error(
      `${key} refuses with »${code}«, which its declaration in shared/src/contract does not name`,
    )
  const headers: Record<string, string> =
    retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }
  return errorAnswer(refusal.status, code, refusal.message, { headers, ...details })
}

/** What the CMS itself refuses (validation, access) in the contract's words. */
function asApiError(error: unknown, key: CallKey): ApiError | null {
  if (error instanceof ApiError) return error
  if (error instanceof ValidationError) {
    const first = error.data.errors[0]
    return apiErrors.invalid(first?.message ?? error.message, first?.path)
  }
  if (error instanceof APIError && error.status >= 400 && error.status < 500)
    return new ApiError(error.status, 'refused', error.message)
  const { who, limit }: Call = contract[key]
  // All that a stranger can have saved is a request, a report or an answer.
  const isStored = limit === 'submission' || limit === 'report' || limit === 'answer'
  return apiErrorOf(error, { reads: key.startsWith('GET ') || (who === 'public' && !isStored) })
}
