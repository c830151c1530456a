import { type Request, type RequestHandler, type Response, Router } from 'express'
import type { Payload } from 'payload'
import { apiError, refusalWords } from '#lib/errors/apiError.ts'
import { localePath, localePaths, splitLocale } from '#shared/locales'
import { routes } from '#shared/routes'
import { sendError } from '../answers/send.ts'
import { sendCached } from '../answers/sendCached.ts'
import type { SiteRenderer } from '../site/site.ts'
import type { CaptchaService } from './captcha.ts'
import type { Form, Sent } from './form.ts'
import { createFormCode } from './formCode.ts'
import { forms } from './forms.ts'
import { wasJustSent } from './justSent.ts'
import { openForm, takeForm } from './takeForm.ts'

interface Options {
  site: Pick<SiteRenderer, 'renderForOne'>
  captcha: CaptchaService
  publicUrl: string | null
}

const privateHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
}

const receivedPaths = localePaths(routes.entryReceived.path.replace('?', ''))

/** Through the same calls as with scripts. */
export function formPages(payload: Payload, { site, captcha, publicUrl }: Options) {
  const router = Router({ caseSensitive: true, strict: true })
  const code = createFormCode(captcha)

  async function handle(form: Form, req: Request, res: Response) {
    const sent: Sent = { params: req.params as Record<string, string>, values: {} }
    res.set(form.opens ? privateHeaders : { 'Cache-Control': 'no-store' })
    const redirect = (path: string) => res.redirect(303, localePath(splitLocale(req.path).locale, path))
    const taken = req.method === 'POST' ? await takeForm({ payload, code }, form, { req, res, sent }) : null
    // A client that left before its form was complete needs no page.
    if (req.socket.destroyed) return
    const isRefused = taken !== null && taken.errors.length > 0
    if (taken && !isRefused && form.next) return redirect(await form.next(sent, payload, taken.value))

    const opened = await openForm(payload, form, req)
    const elsewhere = taken ? null : form.leads?.(sent, opened.value)
    if (elsewhere) return redirect(elsewhere)
    const { status, errors, retryAfter } = isRefused ? taken : opened
    if (retryAfter !== undefined) res.set('Retry-After', retryAfter)
    const { values, ...picture } = form.asksForCode ? await code.shown(sent.values, errors) : sent
    const visit = form.visit(values, { opened: opened.value, errors, ...picture })
    const page = await site.renderForOne(req, visit, status)
    if (!form.opens) return sendCached(req, res, page)
    // `sendCached` would let our other pages learn the address.
    res.status(status).set('Content-Type', page.contentType)
    res.end(req.method === 'HEAD' ? undefined : page.identity)
  }

  for (const form of forms) {
    const { query } = form
    const paths = form.paths.flatMap(localePaths)
    const handler: RequestHandler = (req, res, next) =>
      query === undefined || query in req.query ? handle(form, req, res) : next()
    // Other pages with forms are the same for everyone, and the site's.
    if (form.opens || form.asksForCode) router.get(paths, handler)
    router.post(paths, ...(form.opens ? [] : [ownPagesOnly(publicUrl)]), handler)
  }

  router.get('/captcha/:id.svg', async (req, res) => {
    const picture = await captcha.picture(req.params.id)
    if (picture === null) throw apiError('not_found.captcha')
    res.set({ 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': 'no-store' }).end(picture)
  })

  router.get(receivedPaths, async (req, res, next) => {
    if (req.method !== 'GET' || !(await wasJustSent(payload, String(req.params.token)))) return next()
    sendCached(req, res, await site.renderForOne(req, { justSent: true }))
  })
  return router
}

/** Another site's page must not send forms in a visitor's name. Browsers say where a form comes from. */
const ownPagesOnly =
  (publicUrl: string | null): RequestHandler =>
  (req, res, next) => {
    const { origin, host, 'sec-fetch-site': site } = req.headers
    const ownHosts = [publicUrl && new URL(publicUrl).host, host]
    const isOwnOrigin =
      origin === undefined || (URL.canParse(origin) && ownHosts.includes(new URL(origin).host))
    if (site === undefined ? isOwnOrigin : site === 'same-origin') next()
    else sendError(res, 403, 'cross_site', refusalWords('cross_site'))
  }
