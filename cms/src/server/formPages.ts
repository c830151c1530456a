import { setTimeout as pause } from 'node:timers/promises'
import { changeProblems } from '@directory/shared/changeRules'
import type { LimitKind } from '@directory/shared/contract'
import { entryProblems } from '@directory/shared/entryRules'
import type { SentForm } from '@directory/shared/renderedState'
import { reportFrom, reportProblems } from '@directory/shared/report'
import { localePath, routes, splitLocale } from '@directory/shared/routes'
import { type Request, type Response, Router } from 'express'
import type { Payload } from 'payload'
import type { CallAnswer } from '../contract/answer.ts'
import { perform } from '../contract/perform.ts'
import { leasesOf } from '../database/leases.ts'
import { withNormalisedArea } from '../nouns/entries/normaliseArea.ts'
import { ApiError, refusalWords } from '../operations/errors/apiError.ts'
import { addressKey } from '../operations/limits/rateLimits.ts'
import { countOutcome } from '../operations/limits/reserve.ts'
import { isTown } from '../operations/places/postcodes.ts'
import { runtimeOf } from '../operations/runtime/runtime.ts'
import { apiErrorOf } from '../operations/transaction/apiErrorOf.ts'
import { sendError } from './answers/send.ts'
import { sendCached } from './answers/sendCached.ts'
import type { CaptchaService } from './captcha.ts'
import { isDisconnected, isForm, notAFormError, parseForm, readFormBytes } from './formBody.ts'
import { requestIdOf } from './metrics/watchRequests.ts'
import {
  doubtfulFormPhones,
  type FormKind,
  type PostedValues,
  readForm,
  toChange,
  toEntry,
} from './readForm.ts'
import type { SiteRenderer } from './site.ts'

interface Options {
  site: Pick<SiteRenderer, 'renderForOne'>
  captcha: CaptchaService
  publicUrl: string | null
}

interface Taken {
  kind: FormKind
  values: PostedValues
  outcome: CallAnswer | Failure
}

type FormError = SentForm['errors'][number]

interface Failure {
  status: number
  errors: FormError[]
  retryAfter?: number
}

const inBoth = (path: string) => [path, localePath('en', path)]
const requestPaths = inBoth(routes.addRequest.path)
const reportPaths = inBoth(routes.report.path)
const receivedPaths = ['/entryreceived/:token', '/en/entryreceived/:token']
/** Milliseconds in which the body of a form that is refused anyway may arrive. */
const timeoutMs = 3000
/** Milliseconds after sending a request during which its page thanks the sender. */
const congratulateMs = 10 * 60_000
/** Of a typed captcha, with spaces. */
const maxCodeLength = 100

const wrongCode: FormError = {
  code: 'captcha_wrong',
  field: 'captchaCode',
  message: refusalWords('captcha_wrong'),
}

const misreadPhone: FormError = {
  code: 'phone_misread',
  message: refusalWords('phone_misread'),
}

/** Handles visitors' forms without scripts, through the same calls as with scripts. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions are counted one by one
export function formPages(payload: Payload, { site, captcha, publicUrl }: Options): Router {
  const router = Router({ caseSensitive: true, strict: true })
  const leases = leasesOf(payload)
  /** Key of the mark that is held until the page was shown once: it thanks the sender, and no later visitor. */
  const justSent = (token: string) => `sent ${token}`

  async function show(req: Request, res: Response, form: SentForm, status?: number): Promise<void> {
    sendCached(req, res, await site.renderForOne(req, { form }, status))
  }

  /** Returns the form with its errors. If only other fields are wrong, the picture's code need not be typed again. */
  async function showFailure(
    req: Request,
    res: Response,
    { kind, values }: { kind: FormKind; values: PostedValues },
    { status, errors, retryAfter }: Failure,
  ): Promise<void> {
    if (retryAfter !== undefined) res.set('Retry-After', String(retryAfter))
    const { captchaId = '', captchaCode = '', ...typed } = values
    const isWrong = captchaCode.trim() === '' || errors.some(({ code }) => code === wrongCode.code)
    const isGood = !isWrong && (await captcha.picture(captchaId)) !== null
    const form: SentForm = {
      kind,
      values: isGood ? { ...typed, captchaCode } : typed,
      errors,
      ...(asksForCode(kind) && { captchaId: isGood ? captchaId : captcha.create() }),
    }
    await show(req, res, form, status)
  }

  async function submit(req: Request, kind: FormKind, values: PostedValues): Promise<CallAnswer | Failure> {
    const { captchaId = '', captchaCode = '' } = values
    const { call, problems, body } = forms[kind]
    const wrong: FormError[] = problems(values, payload)
    const asksCode = asksForCode(kind)
    const isTyped = captchaCode.length <= maxCodeLength && captchaCode.trim() !== ''
    const isRight = !asksCode || (isTyped && (await captcha.matches(captchaId, captchaCode)))
    const wrongCodes = isRight ? [] : [wrongCode]
    // The specification's order: the code comes first for a change, and last for everything else.
    const errors = kind === 'change' ? [...wrongCodes, ...wrong] : [...wrong, ...wrongCodes]
    if (errors.length > 0) return { status: 400, errors }
    if (asksCode && !(await captcha.spend(captchaId))) return { status: 400, errors: [wrongCode] }
    return perform(payload, call, {
      url: req.originalUrl,
      authorization: null,
      isCounted: true,
      query: {},
      params: {},
      readBody: async () => ({ ...body(values), homepage2: values.homepage2 ?? '' }),
      address: req.ip ?? 'unknown',
      requestId: requestIdOf(req),
      userAgent: req.headers['user-agent'] ?? null,
    })
  }

  router.get('/captcha/:id.svg', async (req, res) => {
    const picture = await captcha.picture(String(req.params.id))
    if (picture === null) return sendError(res, 404, 'not_found', refusalWords('not_found.captcha'))
    res.set({ 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': 'no-store' }).end(picture)
  })

  const open = (kindOf: (req: Request) => FormKind) => async (req: Request, res: Response) =>
    show(req, res, { kind: kindOf(req), values: {}, errors: [], captchaId: captcha.create() })
  router.get(
    requestPaths,
    open(({ query }) => ('change' in query ? 'change' : 'new')),
  )

  /** Reads a form. Above the limit it is returned with its input, without waiting for a slow body. */
  async function read(target: Target, req: Request, res: Response, isRefused = false) {
    const reading = readFormBytes(payload, req, res)
    const bytes = await (isRefused
      ? Promise.race([reading, pause(timeoutMs, null, { ref: false })])
      : reading)
    req.body = parseForm(bytes?.toString() ?? '')
    return target.read(req.body)
  }

  async function take(target: Target, req: Request, res: Response): Promise<Taken> {
    const form = await read(target, req, res).catch(failureOf)
    if ('errors' in form) return { ...target.read({}), outcome: form }
    return { ...form, outcome: await submit(req, form.kind, form.values).catch(failureOf) }
  }

  async function takeCounted(target: Target, req: Request, res: Response): Promise<Taken> {
    const { rateLimits } = runtimeOf(payload)
    const key = addressKey(req.ip ?? 'unknown')
    await rateLimits.consume('lookup', key)
    return countOutcome({
      ...{ rateLimits, kind: target.limit, key, work: () => take(target, req, res) },
      statusOf: ({ outcome }) => ('status' in outcome ? outcome.status : 200),
      statusOfError: () => 500,
    })
  }

  const receive = (target: Target) => async (req: Request, res: Response) => {
    const { kind, values, outcome } = await takeCounted(target, req, res).catch(async (error) => {
      const tooOften = failureOf(error)
      const form = await read(target, req, res, true).catch(() => target.read({}))
      return { ...form, outcome: tooOften }
    })
    if (isDisconnected(req)) return
    if ('errors' in outcome) return showFailure(req, res, { kind, values }, outcome)
    if (outcome.kind !== 'json' || outcome.status !== 200)
      return showFailure(req, res, { kind, values }, failureOfAnswer(outcome))
    const { locale } = splitLocale(req.path)
    const { token = '' } = outcome.value as { token?: string }
    if (kind === 'new') await leases.take(justSent(token), 'form', congratulateMs).catch(() => {})
    res.set('Cache-Control', 'no-store').redirect(303, localePath(locale, target.received(req, kind, token)))
  }
  const guards = [ownPagesOnly(publicUrl), formsOnly]
  router.post(requestPaths, ...guards, receive(requests))
  router.post(reportPaths, ...guards, receive(reports))

  router.get(receivedPaths, async (req, res, next) => {
    // Everyone can open the page, even while the database is away; only the first visitor is thanked.
    const isFirst = async () => leases.giveBack(justSent(String(req.params.token)), 'form').catch(() => false)
    if (req.method !== 'GET' || !(await isFirst())) return next()
    sendCached(req, res, await site.renderForOne(req, { justSent: true }))
  })
  return router
}

/** Returns whether a form needs a captcha. Reports do not: they publish nothing, and their number is limited. */
const asksForCode = (kind: FormKind) => kind !== 'report'

type Problem = ReturnType<typeof entryProblems | typeof changeProblems | typeof reportProblems>[number]
const withWords = (problem: Problem): FormError => ({
  ...problem,
  message: refusalWords(problem.code, problem.values),
})

/** Call, check of what was typed, and body of each form. */
const forms = {
  new: {
    call: 'POST /api/addPendingEntry',
    problems: (values: PostedValues, payload: Payload): FormError[] => [
      ...entryProblems(withNormalisedArea(payload, toEntry(values)), { isTown }).map(withWords),
      ...doubtfulFormPhones(values).map((field) => ({ ...misreadPhone, field })),
    ],
    body: toEntry as (values: PostedValues) => object,
  },
  change: {
    call: 'POST /api/addPendingChange',
    problems: (values: PostedValues): FormError[] => changeProblems(toChange(values)).map(withWords),
    body: toChange as (values: PostedValues) => object,
  },
  report: {
    call: 'POST /api/addReport',
    problems: (values: PostedValues): FormError[] => reportProblems(reportFrom(values)).map(withWords),
    body: (values: PostedValues): object => ({ ...reportFrom(values), entry: values.entry ?? '' }),
  },
} as const

/** Functions that read the body of a form, and return the (German) path to redirect to afterwards. */
interface Target {
  limit: LimitKind
  read: (body: unknown) => { kind: FormKind; values: PostedValues }
  received: (req: Request, kind: FormKind, token: string) => string
}
const requests: Target = {
  limit: 'submission',
  read: readForm,
  received: (_, kind, token) =>
    kind === 'new' ? routes.entryReceived.href(token) : routes.changeReceived.href(),
}
const reports: Target = {
  limit: 'report',
  read: (body) => ({ ...readForm(body), kind: 'report' }),
  received: ({ params: { cat = '', name = '' }, body }) =>
    routes.reportReceived.href(String(cat), String(name), readForm(body).values.entry ?? ''),
}

function failureOf(error: unknown): Failure {
  const refusal = error instanceof ApiError ? error : apiErrorOf(error)
  if (!refusal) throw error
  const { code, field, values, retryAfter } = refusal.data
  return {
    status: refusal.status,
    errors: [{ code, message: refusal.message, ...(field && { field }), ...(values && { values }) }],
    ...(retryAfter !== undefined && { retryAfter }),
  }
}

function failureOfAnswer(answer: CallAnswer): Failure {
  if (answer.kind !== 'json') throw new Error('A request is answered as JSON')
  const { code, message, field, values } = answer.value as FormError
  return {
    status: answer.status,
    errors: [{ code, message, ...(field && { field }), ...(values && { values }) }],
    ...('Retry-After' in answer.headers && { retryAfter: Number(answer.headers['Retry-After']) }),
  }
}

/** Refuses forms that another site's page sends in a visitor's name. Browsers say where a form comes from. */
const ownPagesOnly =
  (publicUrl: string | null) =>
  (req: Request, res: Response, next: () => void): void => {
    const site = req.headers['sec-fetch-site']
    const { origin } = req.headers
    const ownOrigins = [publicUrl && new URL(publicUrl).host, req.headers.host]
    const isOwn =
      site === 'same-origin' ||
      (site === undefined &&
        (origin === undefined || (URL.canParse(origin) && ownOrigins.includes(new URL(origin).host))))
    if (isOwn) next()
    else sendError(res, 403, 'cross_site', refusalWords('cross_site'))
  }

const formsOnly = (req: Request, res: Response, next: () => void): void => {
  if (isForm(req)) return void next()
  const { status, message, data } = notAFormError()
  sendError(res, status, data.code, message)
}
