import type { OutputOf } from '@directory/shared/contract'
import type { OpenedLink, SentForm } from '@directory/shared/renderedState'
import { localePath, routes, splitLocale } from '@directory/shared/routes'
import { type Request, type Response, Router } from 'express'
import type { Payload } from 'payload'
import { answered, errorOf, inBothLanguages, linkPages, privateHeaders } from './linkPages.ts'
import { type PostedValues, readForm, toEntry } from './readForm.ts'
import type { SiteRenderer } from './site.ts'

const changePaths = inBothLanguages(routes.confirmChange.path)
const answerPaths = [...inBothLanguages(routes.confirm.path), ...changePaths]
const optOutPaths = inBothLanguages(routes.objection.path)

/** The pages that links of mails to providers open. */
export function verificationPages(payload: Payload, site: Pick<SiteRenderer, 'renderForOne'>): Router {
  const router = Router({ caseSensitive: true, strict: true })
  const { call, receive, sendError, ...pages } = linkPages(payload, site)
  const linkOf = (opened: unknown): OpenedLink => ({ ask: opened as OpenedLink['ask'] })
  const show = (req: Request, res: Response, visit?: Parameters<typeof pages.show>[4]) =>
    pages.show(req, res, 'POST /api/ask', linkOf, visit)

  router.get(changePaths, async (req, res, next) => {
    const opened = answered(await call(req, 'POST /api/ask', {})) as Partial<OutputOf<'POST /api/ask'>> | null
    const askedEntry = opened?.entries?.find(({ entry }) => entry.uuid === req.params.id)
    if (opened?.state === 'open' && askedEntry?.answer === null) return next()
    // The page of the link says what has become of it.
    res.set(privateHeaders).redirect(303, pageOf(req))
  })
  router.get([...answerPaths, ...optOutPaths], (req, res) => show(req, res))

  router.post(answerPaths, async (req, res) => {
    const sent = await receive(req, res).catch((error: unknown) => sendError(req, res, error))
    if (sent === undefined) return
    const answer = String(sent.answer ?? '')
    const { values } = readForm(sent)
    const id = req.params.id === undefined ? String(sent.entry ?? '') : String(req.params.id)
    const input = { entry: id, answer, updatedAt: textOf(sent.updatedAt) }
    const body =
      answer === 'changed'
        ? { ...input, proposal: proposalIn(values), changeText: values.changeText ?? '' }
        : input
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
    const outcome = await call(req, 'POST /api/answerAsk', { optOut: true })
    await show(req, res, errorOf(outcome) ? { refused: outcome } : {})
  })

  return router
}

/** The page of the link, in the reader's language. */
const pageOf = (req: Request): string =>
  localePath(splitLocale(req.path).locale, routes.confirm.href(String(req.params.secret)))

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** Values of the form; a position that was not sent stays unchanged. */
function proposalIn(values: PostedValues): object {
  const { lat, lon, ...fields } = toEntry(values)
  return values.lat === undefined || values.lon === undefined ? fields : { ...fields, lat, lon }
}
