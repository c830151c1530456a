import type { Rolldown } from 'vite'
import { pagesOfModules } from './pagesOfModules.ts'

/** Source code that visitors' pages have to share before it is worth a file of its own, and so a request of each. */
const minLength = 8000
/** The same for sets of which staff pages need something: each of them needs something of many. */
const minLengthWithStaff = 24_000

const holds = (pages: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...others].every((page) => pages.has(page))

/**
 * Names the file of each module that several pages share, by the pages that need it, so that a moved file changes
 * nothing: `staffParts` for what only the staff's pages need; `pages` for what visitors' pages share, and
 * beside it `pages1`, `pages2` … for each set of them that shares much. What fewer of them share goes into the file of
 * the smallest such set that holds them all. A module's imports are needed by at least the same pages, so `pages`,
 * which every page loads, never loads one of the others.
 */
export function filesOfSharedCode(
  ids: Iterable<string>,
  context: Rolldown.ChunkingContext,
): Map<string, string> {
  const pagesOf = pagesOfModules()
  const files = new Map<string, string>()
  const visitorsOf = new Map<string, ReadonlySet<string>>()
  const sets = new Map<string, { pages: ReadonlySet<string>; length: number; isOfStaff: boolean }>()
  for (const id of ids) {
    const { visitors, staff, beforeLogin, isInitial } = pagesOf(id, context)
    if (visitors.size === 0 && beforeLogin.size === 0 && staff.size > 1) files.set(id, 'staffParts')
    if (visitors.size === 0 || visitors.size + staff.size < 2) continue
    visitorsOf.set(id, visitors)
    // The file of every page takes what it can of its imports.
    if (visitors.size < 2 || isInitial) continue
    const key = [...visitors].sort().join('\n')
    const before = sets.get(key)
    const length = (before?.length ?? 0) + (context.getModuleInfo(id)?.code?.length ?? 0)
    sets.set(key, { pages: visitors, length, isOfStaff: before?.isOfStaff || staff.size > 0 })
  }
  const ofTheirOwn = [...sets]
    .filter(([, { length, isOfStaff }]) => length >= (isOfStaff ? minLengthWithStaff : minLength))
    // By the names of the pages where two sets are of one size: each build numbers them alike.
    .sort(([a, { pages }], [b, { pages: others }]) => pages.size - others.size || (a < b ? -1 : 1))
  for (const [id, visitors] of visitorsOf) {
    const index = ofTheirOwn.findIndex(([, { pages }]) => holds(pages, visitors))
    files.set(id, `pages${index < 0 ? '' : index + 1}`)
  }
  return files
}
