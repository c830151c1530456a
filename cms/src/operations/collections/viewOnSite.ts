import { isPageName, type PageName } from '@directory/shared/page'
import { localePath, routes } from '@directory/shared/routes'
import type { PayloadRequest } from 'payload'

type Doc = Record<string, unknown>
/** Returns the public path of a document in German, or null if visitors do not see it. */
export type PathOnSite = (doc: Doc, req: PayloadRequest) => Promise<string | null> | string | null

const pagePaths: Readonly<Record<PageName, string>> = {
  homepage: routes.home.path,
  about: routes.about.path,
  privacy: routes.privacy.path,
  imprint: routes.imprint.path,
  assistance: routes.help.path,
}

const idOf = (value: unknown) => String((value as { id?: unknown } | null)?.id ?? value ?? '')

const entryPath: PathOnSite = async ({ id, name, state, category }, req) => {
  if (state !== 'published' || !name) return null
  const entry = await req.payload.findByID({
    collection: 'categories',
    id: idOf(category),
    depth: 0,
    disableErrors: true,
    req,
  })
  return entry && routes.provider.href(entry.name, String(name), String(id))
}

export const pathsOnSite = {
  entries: entryPath,
  categories: ({ name }) => (name ? routes.providerList.href(String(name)) : null),
  topCategories: ({ id }) => (id ? routes.topCategory.href(String(id)) : null),
  news: () => routes.news.href(),
  // A link without name or address is still being written.
  links: ({ name, url }) => (name && url ? routes.links.href() : null),
  pages: ({ name }) => (isPageName(String(name)) ? pagePaths[name as PageName] : null),
  settings: () => routes.home.href(),
} satisfies Record<string, PathOnSite>

/** Adds the button that opens a document on the site to `admin` of a collection or a global. */
export const viewOnSite = (pathOf: PathOnSite) => ({
  /** Returns the address in the reader's language; null for documents in the trash. */
  preview: async (doc: Doc, { req }: { req: PayloadRequest }): Promise<string | null> => {
    const path = doc.deletedAt ? null : await pathOf(doc, req)
    return path && localePath(req.i18n.language === 'en' ? 'en' : 'de', path)
  },
})

/** Does the same for files, which have the same address in both languages. */
export const viewFile = {
  preview: ({ filename }: Doc) => (filename ? `/api/file/${encodeURIComponent(String(filename))}` : null),
}
