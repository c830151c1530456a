import { compareGerman } from '@directory/shared/fold'
import type { Link } from '@directory/shared/link'
import { everywhere } from '@directory/shared/region'

/**
 * Links by category and name. With values given, those without a region and those that say or contain one of them,
 * ignoring case; "alle" among them is no limit, as everywhere else.
 */
export function linksOfRegions(links: Iterable<Link>, regions: readonly string[]): Link[] {
  const wanted = regions.map((region) => region.trim().toLowerCase()).filter((region) => region !== '')
  const isWanted = (link: Link) => {
    const region = link.region.trim().toLowerCase()
    // No region is everywhere.
    if (wanted.length === 0 || wanted.includes(everywhere) || region === '') return true
    const text = [link.name, link.description, link.category, link.url].join('\n').toLowerCase()
    return wanted.some((value) => region === value || text.includes(value))
  }
  return [...links]
    .filter(isWanted)
    .sort(
      (a, b) =>
        compareGerman(a.category, b.category) ||
        compareGerman(a.name, b.name) ||
        (a.uuid < b.uuid ? -1 : Number(a.uuid > b.uuid)),
    )
}

/** Without name or address it is for staff only. */
export const isForEverybody = ({ name, url }: Link): boolean => name.trim() !== '' && url.trim() !== ''
