import type { CallKey } from '@directory/shared/contract'
import type { OpenedLink, SentForm } from '@directory/shared/renderedState'
import type { Request, Response } from 'express'
import type { Payload } from 'payload'
import type { CallAnswer } from '../contract/answer.ts'
import { perform } from '../contract/perform.ts'
import { ApiError } from '../operations/errors/apiError.ts'
import { addressKey } from '../operations/limits/rateLimits.ts'
import { runtimeOf } from '../operations/runtime/runtime.ts'
import { hasBody } from './adminsAlone.ts'
import { isDisconnected, isForm, notAFormError, parseForm, readFormBytes } from './formBody.ts'
import { requestIdOf } from './metrics/watchRequests.ts'
import type { SiteRenderer } from './site.ts'

export type LinkVisit = { link: OpenedLink; form?: SentForm }
interface Failed {
  code: string
  message: string
  field?: string
}

export const inBothLanguages = (path: string) => [path, `/en${path}`]

/** No cache keeps the page, and no other site learns its address. */
export const privateHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
}

/**
 * What pages behind links in mails have in common. They go through the same calls as programs use, with scripts and
 * without. Only a POST does something: programs that scan mails open every link. The secret alone gives the right, so
 * the form's origin is not checked; browsers would not send it because of `no-referrer`.
 */
export function linkPages(payload: Payload, site: Pick<SiteRenderer, 'renderForOne'>) {
  const call = (req: Request, key: CallKey, body: object): Promise<CallAnswer> =>
    perform(payload, key, {
      // Never the address itself, which holds the secret.
      url: '/',
      authorization: null,
      query: {},
      params: {},
      readBody: async () => ({ secret: String(req.params.secret), ...body }),
      address: req.ip ?? 'unknown',
      requestId: requestIdOf(req),
      userAgent: null,
    })

  async function send(req: Request, res: Response, visit: LinkVisit, status: number): Promise<void> {
    const page = await site.renderForOne(req, visit, status)
    res.status(status).set({ ...privateHeaders, 'Content-Type': page.contentType })
    res.end(req.method === 'HEAD' ? undefined : page.identity)
  }

  /**
   * Sends the link's page in its present state, with a refusal on top.
   *
   * @param key the call that opens the link
   * @param linkOf returns what the page is rendered with; null if the link opens nothing
   */
  async function show(
    req: Request,
    res: Response,
    key: CallKey,
    linkOf: (opened: unknown) => OpenedLink,
    { refused, form }: { refused?: CallAnswer; form?: SentForm } = {},
  ): Promise<void> {
    const opened = await call(req, key, {})
    const error = errorOf(opened)
    const refusal = (refused && errorOf(refused)) ?? error
    const link: OpenedLink = {
      ...linkOf(error ? null : answered(opened)),
      ...(refusal && { refusal: { code: refusal.code, message: refusal.message } }),
    }
    const status = refused ? statusOf(refused) : statusOf(opened)
    if (status === 429) res.set('Retry-After', retryAfterOf(refused ?? opened))
    await send(req, res, { link, ...(form && { form }) }, status)
  }

  /** The budget comes first: above it the body is not read. */
  async function receive(req: Request, res: Response): Promise<Record<string, unknown>> {
    await runtimeOf(payload).rateLimits.consume('lookup', addressKey(req.ip ?? 'unknown'))
    if (!hasBody(req)) return {}
    if (!isForm(req)) throw notAFormError()
    const bytes = await readFormBytes(payload, req, res)
    req.body = parseForm(bytes.toString())
    return req.body
  }

  async function sendError(req: Request, res: Response, error: unknown): Promise<void> {
    if (!(error instanceof ApiError)) throw error
    if (isDisconnected(req)) return
    const { code, retryAfter } = error.data
    if (retryAfter !== undefined) res.set('Retry-After', String(retryAfter))
    const refusal = { code, message: error.message }
    await send(req, res, { link: { ask: null, refusal } }, error.status)
  }

  return { call, show, receive, sendError }
}

export const answered = (answer: CallAnswer): unknown => (answer.kind === 'json' ? answer.value : null)
const statusOf = (answer: CallAnswer): number => (answer.kind === 'json' ? answer.status : 500)
export const errorOf = (answer: CallAnswer): Failed | null =>
  statusOf(answer) < 400 ? null : ((answered(answer) as Failed | null) ?? { code: 'internal', message: '' })
const retryAfterOf = (answer: CallAnswer): string =>
  answer.kind === 'json' ? (answer.headers['Retry-After'] ?? '60') : '60'
