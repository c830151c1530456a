import type { BodyOf, OutputOf } from '@directory/shared/contract'
import { isPageName, type PageName } from '@directory/shared/page'
import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { firstDocument, storeDocument } from '../../hooks/documents/documents.ts'
import { apiError, assertNotStale } from '../../lib/errors/apiError.ts'
import { findFirst } from '../../lib/find/find.ts'
import { inTransactionAs } from '../../lib/transaction/inTransaction.ts'
import type { Page } from '../../payload-types.ts'

type PageSource = Required<OutputOf<'GET /api/getHtml'>>

function pageNameOf(name: string): PageName {
  if (!isPageName(name)) throw apiError('not_found.page')
  return name
}

const findPage = (req: PayloadRequest, name: PageName): Promise<Page | null> =>
  firstDocument(req, 'pages', { name: { equals: name } })

const sourceOf = (page: Page | null): PageSource => ({
  content: page?.html ?? '',
  updatedAt: page?.updatedAt ?? '',
})

/** Returns a page as it was written. Editors may not read the collection, but the page itself is public. */
export async function readPageSource(payload: Payload, name: string): Promise<PageSource> {
  return sourceOf(await findFirst(payload, 'pages', { where: { name: { equals: pageNameOf(name) } } }))
}

/** Saves a page and returns what was stored; the collection cleans the HTML. */
export function savePage(
  payload: Payload,
  user: TypedUser,
  name: string,
  { html, updatedAt }: BodyOf<'POST /api/saveHtml'>,
): Promise<PageSource> {
  const pageName = pageNameOf(name)
  return inTransactionAs(payload, user, async (req) => {
    const present = await findPage(req, pageName)
    assertNotStale('pages', present, updatedAt, () => sourceOf(present))
    return sourceOf(await storeDocument(req, 'pages', present, { name: pageName, html }))
  })
}
