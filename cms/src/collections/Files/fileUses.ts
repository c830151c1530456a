import type { PayloadRequest } from 'payload'
import { findAll } from '#lib/find/find.ts'
import { say } from '#lib/words/translate.ts'
import type { File } from '#payload-types.ts'
import type { OutputOf } from '#shared/contract'
import { filePath } from '#shared/filePath'
import { storedPageTitle } from '#shared/page'

type FileUse = OutputOf<'GET /api/filedetails'>[number]['uses'][number]

type Named = Pick<File, 'id' | 'filename'>

/** Reads all possible places once and bypasses access control. */
export async function readFileUses(req: PayloadRequest) {
  const { payload } = req
  const tops = await findAll(req, 'top-categories')
  const pages = await findAll(req, 'pages')
  // Documents in the trash count, since they may be restored.
  const news = await findAll(req, 'news', { trash: true })
  const links = await findAll(req, 'links')
  const { people, outline } = await payload.findGlobal({ slug: 'site-settings', depth: 0, req })
  return ({ id, filename }: Named) => {
    const path = filePath(filename ?? '')
    const shows = (...texts: (string | null | undefined)[]) => texts.some((text) => names(text ?? '', path))
    return [
      ...tops.filter(({ image }) => image === id).map(({ name }) => use('topCategory', name)),
      ...(people ?? []).filter(({ picture }) => picture === id).map(({ name }) => use('person', name)),
      ...(outline === id ? [use('outline', '')] : []),
      ...pages.filter(({ html }) => shows(html)).map(({ name }) => use('page', storedPageTitle(name, say))),
      ...news
        .filter((item) => item.picture === filename || shows(item.text, item.website))
        .map(({ title, deletedAt }) => use(deletedAt ? 'trashedNews' : 'news', title)),
      ...links.filter(({ url }) => shows(url)).map(({ name, url }) => use('link', name || url || '')),
    ]
  }
}

const use = (kind: FileUse['kind'], name: string): FileUse => ({ kind, name })

/** Characters that may follow a path; a full stop counts only if it ends a sentence. */
const end = /^(?:$|["'?#&<>\s,;:!)]|\.(?:$|[\s<]))/

/** False for a longer path that begins with it. */
function names(text: string, path: string) {
  for (let position = text.indexOf(path); position >= 0; position = text.indexOf(path, position + 1))
    if (end.test(text.slice(position + path.length, position + path.length + 2))) return true
  return false
}
