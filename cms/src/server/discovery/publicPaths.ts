import { routes } from '@directory/shared/routes'
import type { Reader } from '../../readModel/model/createReader.ts'

export interface PublicPath {
  /** German path of the page. */
  path: string
  /** Time of the last change in ISO 8601; absent if it is not known. */
  changed?: string
}

type Changed = Reader['changed']

/** Pages that always exist. What the form, the search and the contact page show is not dated. */
const lasting: readonly { route: { href(): string }; changed?: (at: Changed) => string }[] = [
  { route: routes.home, changed: (at) => at.home() },
  { route: routes.categories, changed: (at) => at.categories() },
  { route: routes.fastsearch },
  { route: routes.links, changed: (at) => at.links() },
  { route: routes.help, changed: (at) => at.page('assistance') },
  { route: routes.about, changed: (at) => at.page('about') },
  { route: routes.privacy, changed: (at) => at.page('privacy') },
  { route: routes.imprint, changed: (at) => at.page('imprint') },
  { route: routes.contact },
  { route: routes.addRequest },
]

/** Returns every page that search engines may list, each once, by its canonical path. */
export function publicPaths(reader: Reader): PublicPath[] {
  return [
    ...lasting.map(({ route, changed }) => dated(route.href(), changed?.(reader.changed) ?? '')),
    ...(reader.settings().accessibility ? [{ path: routes.accessibility.href() }] : []),
    dated(routes.news.href(), reader.changed.news()),
    ...reader.topCategories().map(({ id }) => dated(routes.topCategory.href(id), reader.changed.topic(id))),
    ...reader.allCategories('').flatMap((category) => pathsOfCategory(reader, category)),
  ]
}

function pathsOfCategory(reader: Reader, category: string): PublicPath[] {
  const entries = reader.entriesOfCategory(category)
  const counts = new Map<string, number>()
  for (const { name } of entries) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [
    dated(routes.providerList.href(category), reader.changed.list(category)),
    ...entries.map(({ name, uuid, updatedAt }) => {
      const isOneOfSeveral = (counts.get(name) ?? 0) > 1
      return {
        path: routes.provider.href(category, name, isOneOfSeveral ? uuid : undefined),
        changed: updatedAt,
      }
    }),
  ]
}

const dated = (path: string, changed: string): PublicPath => (changed === '' ? { path } : { path, changed })
