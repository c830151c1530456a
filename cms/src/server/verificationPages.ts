import type { CallKey, OutputOf } from '@directory/shared/contract'
import type { OpenedLink, SentForm } from '@directory/shared/renderedState'
import { localePath, routes, splitLocale } from '@directory/shared/routes'
import { type Request, type Response, Router } from 'express'
import type { Payload } from 'payload'
import type { Answer } from '../contract/answer.ts'
import { perform } from '../contract/perform.ts'
import { ApiError } from '../operations/errors/apiError.ts'
import { addressKey } from '../operations/limits/rateLimits.ts'
import { runtimeOf } from '../operations/runtime/runtime.ts'
import { hasBody } from './admitToNext.ts'
import { hasLeft, isForm, noForm, parseForm, readFormBytes } from './formBody.ts'
import { requestIdOf } from './metrics/watchRequests.ts'
import { type FormValues, readForm, toEntry } from './readForm.ts'
import type { Site } from './site.ts'

type LinkCall = Extract<CallKey, 'POST /api/ask' | 'POST /api/answerAsk' | 'POST /api/objectToAsks'>
type Visit = { link: OpenedLink; form?: SentForm }
interface Failed {
  code: string
  message: string
  field?: string
}

const inBoth = (path: string) => [path, `/en${path}`]
const answerPaths = [...inBoth(routes.confirm.path), ...inBoth(routes.confirmChange.path)]
const optOutPaths = inBoth(routes.objection.path)

/** No cache keeps the page, and no other site learns its address. */
const privateHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
}

/**
 * The pages that links of mails to providers open, through the same calls as programs use, with scripts and without.
 * Only a POST counts as an answer: programs that scan mails open every link. The secret alone gives the right, so the
 * form's origin is not checked; browsers that were told `no-referrer` would not send it.
 */
export function verificationPages(payload: Payload, site: Pick<Site, 'drawForOne'>): Router {
  const router = Router({ caseSensitive: true, strict: true })

  const call = (req: Request, key: LinkCall, body: object): Promise<Answer> =>
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

  async function send(req: Request, res: Response, visit: Visit, status: number): Promise<void> {
    const page = await site.drawForOne(req, visit, status)
    res.status(status).set({ ...privateHeaders, 'Content-Type': page.contentType })
    res.end(req.method === 'HEAD' ? undefined : page.identity)
  }

  /** The page as the link has it now, with what was refused on top. */
  async function show(
    req: Request,
    res: Response,
    { refused, form }: { refused?: Answer; form?: SentForm } = {},
  ): Promise<void> {
    const opened = await call(req, 'POST /api/ask', {})
    const found = errorOf(opened)
    const refusal = (refused && errorOf(refused)) ?? found
    const link: OpenedLink = {
      ask: found ? null : (answered(opened) as OpenedLink['ask']),
      ...(refusal && { refusal: { code: refusal.code, message: refusal.message } }),
    }
    const status = refused ? statusOf(refused) : statusOf(opened)
    if (status === 429) res.set('Retry-After', retryAfterOf(refused ?? opened))
    await send(req, res, { link, ...(form && { form }) }, status)
  }

  router.get(inBoth(routes.confirmChange.path), async (req, res, next) => {
    const opened = answered(await call(req, 'POST /api/ask', {})) as Partial<OutputOf<'POST /api/ask'>> | null
    const asked = opened?.entries?.find(({ entry }) => entry.uuid === req.params.id)
    if (opened?.state === 'open' && asked?.answer === null) return next()
    // The page of the link says what has become of it.
    res.set(privateHeaders).redirect(303, pageOf(req))
  })
  router.get([...answerPaths, ...optOutPaths], (req, res) => show(req, res))

  /** The budget comes first: above it the body is not read. */
  async function receive(req: Request, res: Response): Promise<Record<string, unknown>> {
    await runtimeOf(payload).rateLimits.consume('lookup', addressKey(req.ip ?? 'unknown'))
    if (!hasBody(req)) return {}
    if (!isForm(req)) throw noForm()
    const bytes = await readFormBytes(payload, req, res)
    req.body = parseForm(bytes.toString())
    return req.body
  }

  async function sendError(req: Request, res: Response, error: unknown): Promise<void> {
    if (!(error instanceof ApiError)) throw error
    if (hasLeft(req)) return
    const { code, retryAfter } = error.data
    if (retryAfter !== undefined) res.set('Retry-After', String(retryAfter))
    const refusal = { code, message: error.message }
    await send(req, res, { link: { ask: null, refusal } }, error.status)
  }

  router.post(answerPaths, async (req, res) => {
    const sent = await receive(req, res).catch((error: unknown) => sendError(req, res, error))
    if (sent === undefined) return
    const answer = String(sent.answer ?? '')
    const { values } = readForm(sent)
    const id = req.params.id === undefined ? String(sent.entry ?? '') : String(req.params.id)
    const given = { entry: id, answer, updatedAt: textOf(sent.updatedAt) }
    const body =
      answer === 'changed'
        ? { ...given, proposal: proposalIn(values), changeText: values.changeText ?? '' }
        : given
    const outcome = await call(req, 'POST /api/answerAsk', body)
    const failed = errorOf(outcome)
    if (failed) {
      const form: SentForm = { kind: 'change', values, errors: [failed] }
      return show(req, res, { refused: outcome, ...(answer === 'changed' && { form }) })
    }
    res.set(privateHeaders).redirect(303, `${pageOf(req)}#answer-${encodeURIComponent(id)}`)
  })

  // A mail program's own request (RFC 8058) needs only the address, and must not be redirected.
  router.post(optOutPaths, async (req, res) => {
    req.resume()
    const outcome = await call(req, 'POST /api/objectToAsks', {})
    await show(req, res, errorOf(outcome) ? { refused: outcome } : {})
  })

  return router
}

/** The page of the link, in the reader's language. */
const pageOf = (req: Request): string =>
  localePath(splitLocale(req.path).locale, routes.confirm.href(String(req.params.secret)))

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** Values of the form; a position that was not sent stays as it is. */
function proposalIn(values: FormValues): object {
  const { lat, lon, ...fields } = toEntry(values)
  return values.lat === undefined || values.lon === undefined ? fields : { ...fields, lat, lon }
}

const answered = (answer: Answer): unknown => (answer.kind === 'json' ? answer.value : null)
const statusOf = (answer: Answer): number => (answer.kind === 'json' ? answer.status : 500)
const errorOf = (answer: Answer): Failed | null =>
  statusOf(answer) < 400 ? null : ((answered(answer) as Failed | null) ?? { code: 'internal', message: '' })
const retryAfterOf = (answer: Answer): string =>
  answer.kind === 'json' ? (answer.headers['Retry-After'] ?? '60') : '60'
