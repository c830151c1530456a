import { changeProblems } from '@directory/shared/changeRules'
import { entryProblems } from '@directory/shared/entryRules'
import type { SentForm } from '@directory/shared/renderedState'
import { reportFrom, reportProblems } from '@directory/shared/report'
import { localePath, routes, splitLocale } from '@directory/shared/routes'
import express, { type ErrorRequestHandler, type Request, type Response, Router } from 'express'
import type { Payload } from 'payload'
import type { Answer } from '../contract/answer.ts'
import { perform } from '../contract/perform.ts'
import { leasesOf } from '../database/leases.ts'
import { ApiError } from '../services/apiError.ts'
import { apiErrorOf } from '../services/apiErrorOf.ts'
import { isTown } from '../services/places/postcodes.ts'
import { withTidyArea } from '../services/places/tidyArea.ts'
import { addressKey } from '../services/rateLimits.ts'
import { readModelOf } from '../services/readModel/readModel.ts'
import { runtimeOf } from '../services/runtime.ts'
import type { Captcha } from './captcha.ts'
import { type FormKind, type FormValues, readForm, toChange, toEntry } from './readForm.ts'
import { sendError } from './send.ts'
import { sendCached } from './sendCached.ts'
import type { Site } from './site.ts'
import { requestIdOf } from './watchRequests.ts'

interface Options {
  site: Pick<Site, 'drawForOne'>
  captcha: Captcha
  publicUrl: string | null
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
const largest = '100kb'
/** So long after a request was sent its page congratulates. */
const congratulateMs = 10 * 60_000

const wrongCode: FormError = { code: 'captcha_wrong', field: 'captchaCode', message: 'Prüfcode ist falsch.' }
const noCode: FormError = {
  code: 'captcha_missing',
  field: 'captchaCode',
  message: 'Bitte geben Sie den Prüfcode ein.',
}

/** The forms of visitors for browsers without scripts, through the same calls as with them. */
export function formPages(payload: Payload, { site, captcha, publicUrl }: Options): Router {
  const router = Router({ caseSensitive: true, strict: true })
  const leases = leasesOf(payload)
  /** Held until somebody has seen the page: it congratulates whoever is led there by the form, and nobody later. */
  const justSent = (token: string) => `sent ${token}`

  async function show(req: Request, res: Response, form: SentForm, status?: number): Promise<void> {
    sendCached(req, res, readModelOf(payload).responses, await site.drawForOne(req, { form }, status))
  }

  /** The picture stays good as long as nothing but another field is wrong: its code need not be typed again. */
  async function showFailure(
    req: Request,
    res: Response,
    { kind, values }: { kind: FormKind; values: FormValues },
    { status, errors, retryAfter }: Failure,
  ): Promise<void> {
    if (retryAfter !== undefined) res.set('Retry-After', String(retryAfter))
    const { captchaId = '', captchaCode = '', ...typed } = values
    const isGood = captchaCode.trim() !== '' && (await captcha.picture(captchaId)) !== null
    const form: SentForm = {
      kind,
      values: isGood ? { ...typed, captchaCode } : typed,
      errors,
      captchaId: isGood ? captchaId : captcha.create(),
    }
    await show(req, res, form, status)
  }

  async function submit(req: Request, kind: FormKind, values: FormValues): Promise<Answer | Failure> {
    const { captchaId = '', captchaCode = '' } = values
    const { call, problems, body } = forms[kind]
    const wrong: FormError[] = problems(values, payload)
    const isThere = captchaCode.trim() !== ''
    const isRight = isThere && (await captcha.matches(captchaId, captchaCode))
    const wrongCodes = !isThere ? [noCode] : isRight ? [] : [wrongCode]
    // The order of the specification: the code first for a change, last for all else.
    const errors = kind === 'change' ? [...wrongCodes, ...wrong] : [...wrong, ...wrongCodes]
    if (errors.length > 0) return { status: 400, errors }
    if (!(await captcha.spend(captchaId))) return { status: 400, errors: [wrongCode] }
    return perform(payload, call, {
      url: req.originalUrl,
      authorization: null,
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
    if (picture === null) return sendError(res, 404, 'not_found', 'Dieses Bild gibt es nicht mehr.')
    res.set({ 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': 'no-store' }).end(picture)
  })

  const open = (kindOf: (req: Request) => FormKind) => async (req: Request, res: Response) =>
    show(req, res, { kind: kindOf(req), values: {}, errors: [], captchaId: captcha.create() })
  router.get(
    requestPaths,
    open(({ query }) => ('change' in query ? 'change' : 'new')),
  )
  router.get(
    reportPaths,
    open(() => 'report'),
  )

  const readBody = express.urlencoded({ extended: false, limit: largest, parameterLimit: 100 })
  const receive = (target: Target) => async (req: Request, res: Response) => {
    const { kind, values } = target.read(req.body)
    try {
      // Mistakes are free; trying codes in great number is not.
      await runtimeOf(payload).rateLimits.consume('lookup', addressKey(req.ip ?? 'unknown'))
    } catch (error) {
      return showFailure(req, res, { kind, values }, failureOf(error))
    }
    const outcome = await submit(req, kind, values).catch(failureOf)
    if ('errors' in outcome) return showFailure(req, res, { kind, values }, outcome)
    if (outcome.kind !== 'json' || outcome.status !== 200)
      return showFailure(req, res, { kind, values }, failureOfAnswer(outcome))
    const { locale } = splitLocale(req.path)
    const { token = '' } = outcome.value as { token?: string }
    if (kind === 'new') await leases.take(justSent(token), 'form', congratulateMs).catch(() => {})
    res.set('Cache-Control', 'no-store').redirect(303, localePath(locale, target.received(req, kind, token)))
  }
  const guards = [ownPagesOnly(publicUrl), formsOnly, readBody]
  router.post(requestPaths, ...guards, receive(requests))
  router.post(reportPaths, ...guards, receive(reports))

  router.get(receivedPaths, async (req, res, next) => {
    // The page is there for everybody, also while the database is away; what it says to the first is for the first.
    const isFirst = async () => leases.giveBack(justSent(String(req.params.token)), 'form').catch(() => false)
    if (req.method !== 'GET' || !(await isFirst())) return next()
    sendCached(req, res, readModelOf(payload).responses, await site.drawForOne(req, { justSent: true }))
  })

  const tooLarge =
    (kind: FormKind): ErrorRequestHandler =>
    (error, req, res, next) => {
      if (res.headersSent || typeof error?.type !== 'string' || !(error.status >= 400 && error.status < 500))
        return next(error)
      const message = error.status === 413 ? 'Das ist zu viel Text.' : 'Die Angaben sind nicht lesbar.'
      const code = error.status === 413 ? 'too_large' : 'malformed'
      showFailure(
        req,
        res,
        { kind, values: {} },
        { status: error.status, errors: [{ code, message }] },
      ).catch(next)
    }
  router.use(requestPaths, tooLarge('new'))
  router.use(reportPaths, tooLarge('report'))
  return router
}

/** Of each form: the call behind it, what is wrong with what was typed, and the body. */
const forms = {
  new: {
    call: 'POST /api/addPendingEntry',
    problems: (values: FormValues, payload: Payload): FormError[] =>
      entryProblems(withTidyArea(payload, toEntry(values)), { isTown }),
    body: toEntry as (values: FormValues) => object,
  },
  change: {
    call: 'POST /api/addPendingChange',
    problems: (values: FormValues): FormError[] => changeProblems(toChange(values)),
    body: toChange as (values: FormValues) => object,
  },
  report: {
    call: 'POST /api/addReport',
    problems: (values: FormValues): FormError[] => reportProblems(reportFrom(values)),
    body: (values: FormValues): object => ({ ...reportFrom(values), entry: values.entry ?? '' }),
  },
} as const

/** What a page with forms reads out of a body, and where it leads (in German) whoever has sent one. */
interface Target {
  read: (body: unknown) => { kind: FormKind; values: FormValues }
  received: (req: Request, kind: FormKind, token: string) => string
}
const requests: Target = {
  read: readForm,
  received: (_, kind, token) =>
    kind === 'new' ? routes.entryReceived.href(token) : routes.changeReceived.href(),
}
const reports: Target = {
  read: (body) => ({ ...readForm(body), kind: 'report' }),
  received: ({ params: { cat = '', name = '' }, body }) =>
    routes.reportReceived.href(String(cat), String(name), readForm(body).values.entry ?? ''),
}

function failureOf(error: unknown): Failure {
  const refusal = error instanceof ApiError ? error : apiErrorOf(error)
  if (!refusal) throw error
  const { code, field, retryAfter } = refusal.data
  return {
    status: refusal.status,
    errors: [{ code, message: refusal.message, ...(field && { field }) }],
    ...(retryAfter !== undefined && { retryAfter }),
  }
}

function failureOfAnswer(answer: Answer): Failure {
  if (answer.kind !== 'json') throw new Error('A request is answered as JSON')
  const { code, message, field } = answer.value as FormError
  return {
    status: answer.status,
    errors: [{ code, message, ...(field && { field }) }],
    ...('Retry-After' in answer.headers && { retryAfter: Number(answer.headers['Retry-After']) }),
  }
}

/** Another site's page must not send forms in a visitor's name. Browsers say where a form comes from. */
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
    else sendError(res, 403, 'cross_site', 'Bitte senden Sie das Formular von unserer Seite aus.')
  }

const formsOnly = (req: Request, res: Response, next: () => void): void => {
  if (req.is('application/x-www-form-urlencoded')) next()
  else sendError(res, 415, 'unsupported_type', 'Bitte senden Sie die Angaben als Formular.')
}
