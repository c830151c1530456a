import type { Payload } from 'payload'
import { apiError } from '#lib/errors/apiError.ts'
import { assertNotStale } from '#lib/errors/assertNotStale.ts'
import { findFirst } from '#lib/find/find.ts'
import { staffAct } from '#lib/transaction/inTransaction.ts'
import type { Page } from '#payload-types.ts'
import type { BodyOf } from '#shared/contract'
import { defaultLocale, type Locale, localeNamed } from '#shared/locales'
import { isPageName, type PageName, pageIn } from '#shared/page'
import { firstDocument, logLineOfChange, storeDocument } from '../documents.ts'

function pageNameOf(name: string): PageName {
  if (!isPageName(name)) throw apiError('not_found.page')
  return name
}

const sourceOf = (page: Page | null) => ({ content: page?.html ?? '', updatedAt: page?.updatedAt ?? '' })

/**
 * The German text if it is not in that language, beside the state of the other. Editors may not read the collection,
 * but the page is public.
 */
export async function readPageSource(payload: Payload, name: string, wanted: string) {
  const find = (locale: Locale) =>
    findFirst(payload, 'pages', { where: { name: { equals: pageIn(locale, pageNameOf(name)) } } })
  const locale = localeNamed(wanted)
  const source = sourceOf(await find(locale))
  if (wanted === '') return source
  if (locale === defaultLocale || source.content !== '') return { ...source, locale }
  return { ...source, content: (await find(defaultLocale))?.html ?? '', locale: defaultLocale }
}

export const savePage = staffAct(
  async (req, query: { name: string; locale: string }, { html, updatedAt }: BodyOf<'POST /api/saveHtml'>) => {
    const name = pageIn(localeNamed(query.locale), pageNameOf(query.name))
    const present = await firstDocument(req, 'pages', { name: { equals: name } })
    assertNotStale('pages', present, updatedAt, () => sourceOf(present))
    const saved = await storeDocument(req, 'pages', present, { name, html })
    return { ...sourceOf(saved), undo: present ? await logLineOfChange(req, saved) : '' }
  },
)
