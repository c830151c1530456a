import { Router } from 'express'
import type { Payload } from 'payload'
import type { CallAnswer } from '#endpoints/answer.ts'
import { perform } from '#endpoints/perform.ts'
import { localePaths, splitLocale } from '#shared/locales'
import type { AwaitedBooklet } from '#shared/renderedState'
import { routes } from '#shared/routes'
import { sendAnswer } from './answers/send.ts'
import { sendCached } from './answers/sendCached.ts'
import { callRequest } from './connections/callRequest.ts'
import type { SiteRenderer } from './site/site.ts'

/** Seconds after which the waiting page reloads. */
const againS = '3'

/** The PDF itself, or until it is ready a page that reloads without scripts. */
export function paperPages(payload: Payload, site: Pick<SiteRenderer, 'renderForOne'>) {
  const router = Router({ caseSensitive: true, strict: true })
  const { path } = routes.booklet
  router.get(localePaths(path), async (req, res) => {
    const { locale } = splitLocale(req.path)
    const request = callRequest(req, { query: { ...req.query, locale } })
    // A HEAD request starts no work.
    const answer = req.method === 'HEAD' ? null : await perform(payload, 'GET /api/paper', request)
    if (answer?.kind === 'file') return sendAnswer(req, res, answer)
    const booklet = answer ? waitFor(answer) : { place: 1 }
    if ('place' in booklet) res.set('Refresh', againS)
    res.set('X-Robots-Tag', 'noindex, nofollow')
    sendCached(req, res, await site.renderForOne(req, { booklet }, statusOf(answer)))
  })
  return router
}

function waitFor(answer: CallAnswer): AwaitedBooklet {
  if (answer.kind !== 'json') return { place: 1 }
  const { code, values } = answer.value as { code: string; values?: { place?: number } }
  return code === 'being_made' ? { place: values?.place ?? 1 } : { code, values }
}

/** A page that waits for a booklet is no failure. */
const statusOf = (answer: CallAnswer | null) =>
  answer?.kind === 'json' && (answer.value as { code: string }).code !== 'being_made' ? answer.status : 200
