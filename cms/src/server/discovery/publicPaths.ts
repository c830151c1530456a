import { routes } from '@directory/shared/routes'
import type { Reader } from '../../readModel/model/createReader.ts'

export interface PublicPath {
  /** German path of the page. */
  path: string
  /** Time of the last change in ISO 8601; absent if it is not known. */
  changed?: string
}

const lasting = [
  routes.home,
  routes.categories,
  routes.fastsearch,
  routes.links,
  routes.help,
  routes.about,
  routes.privacy,
  routes.imprint,
  routes.contact,
  routes.addRequest,
]

/** Returns every page that search engines may list, each once, by its canonical path. */
export function publicPaths(reader: Reader): PublicPath[] {
  return [
    ...lasting.map((route) => ({ path: route.href() })),
    ...(reader.settings().accessibility ? [{ path: routes.accessibility.href() }] : []),
    { path: routes.news.href(), ...latest(reader.news()) },
    ...reader.topCategories().map(({ id }) => ({ path: routes.topCategory.href(id) })),
    ...reader.allCategories('').flatMap((category) => pathsOfCategory(reader, category)),
  ]
}

function pathsOfCategory(reader: Reader, category: string): PublicPath[] {
  const entries = reader.entriesOfCategory(category)
  const counts = new Map<string, number>()
  for (const { name } of entries) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [
    { path: routes.providerList.href(category), ...latest(entries) },
    ...entries.map(({ name, uuid, updatedAt }) => {
      const isOneOfSeveral = (counts.get(name) ?? 0) > 1
      return {
        path: routes.provider.href(category, name, isOneOfSeveral ? uuid : undefined),
        changed: updatedAt,
      }
    }),
  ]
}

function latest(items: readonly { updatedAt: string }[]): Pick<PublicPath, 'changed'> {
  const changed = items.reduce((last, { updatedAt }) => (updatedAt > last ? updatedAt : last), '')
  return changed === '' ? {} : { changed }
}
