import type { BodyOf, OutputOf } from '@directory/shared/contract'
import { isPageName, type PageName } from '@directory/shared/page'
import type { Payload, PayloadRequest, TypedUser } from 'payload'
import type { Page } from '../../payload-types.ts'
import { apiErrors, refuseStale } from '../apiError.ts'
import { firstDocument, storeDocument } from '../documents.ts'
import { actAs } from '../inTransaction.ts'

type PageSource = OutputOf<'GET /api/pageSource'>

function pageNameOf(name: string): PageName {
  if (!isPageName(name)) throw apiErrors.notFound('Diese Seite gibt es nicht.')
  return name
}

const findPage = (req: PayloadRequest, name: PageName): Promise<Page | null> =>
  firstDocument(req, 'pages', { name: { equals: name } })

const sourceOf = (page: Page | null): PageSource => ({
  content: page?.html ?? '',
  updatedAt: page?.updatedAt ?? '',
})

/** A page as it was written. */
export function readPageSource(payload: Payload, user: TypedUser, name: string): Promise<PageSource> {
  return actAs(payload, user, async (req) => sourceOf(await findPage(req, pageNameOf(name))))
}

/** Saves a page and answers what was kept of it; the collection cleans the HTML. */
export function savePage(
  payload: Payload,
  user: TypedUser,
  name: string,
  { html, updatedAt }: BodyOf<'POST /api/saveHtml'>,
): Promise<PageSource> {
  const pageName = pageNameOf(name)
  return actAs(payload, user, async (req) => {
    const present = await findPage(req, pageName)
    refuseStale('pages', present, updatedAt, () => sourceOf(present))
    return sourceOf(await storeDocument(req, 'pages', present, { name: pageName, html }))
  })
}
