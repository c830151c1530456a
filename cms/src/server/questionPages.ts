import type { OpenedLink } from '@directory/shared/renderedState'
import { localePath, routes, splitLocale } from '@directory/shared/routes'
import { Router } from 'express'
import type { Payload } from 'payload'
import { errorOf, inBothLanguages, linkPages, privateHeaders } from './linkPages.ts'
import type { SiteRenderer } from './site.ts'

const paths = inBothLanguages(routes.answer.path)

/** The page on which the submitter of a request answers a question. */
export function questionPages(payload: Payload, site: Pick<SiteRenderer, 'renderForOne'>): Router {
  const router = Router({ caseSensitive: true, strict: true })
  const { call, show, receive, sendError } = linkPages(payload, site)
  const linkOf = (opened: unknown): OpenedLink => ({
    ask: null,
    question: opened as NonNullable<OpenedLink['question']> | null,
  })

  router.get(paths, (req, res) => show(req, res, 'POST /api/question', linkOf))

  router.post(paths, async (req, res) => {
    const sent = await receive(req, res).catch((error: unknown) => sendError(req, res, error))
    if (sent === undefined) return
    // Of repeated fields the first counts.
    const answer = String(Array.isArray(sent.answer) ? sent.answer[0] : (sent.answer ?? ''))
    const outcome = await call(req, 'POST /api/answerQuestion', { answer })
    // What was typed stays on the page.
    if (errorOf(outcome))
      return show(req, res, 'POST /api/question', (opened) => ({ ...linkOf(opened), typed: answer }), {
        refused: outcome,
      })
    const page = routes.answer.href(String(req.params.secret))
    res.set(privateHeaders).redirect(303, localePath(splitLocale(req.path).locale, page))
  })
  return router
}
