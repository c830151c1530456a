import { compareGerman } from '@directory/shared/fold'
import type { Link } from '@directory/shared/link'

/**
 * Links by category and name. With values given, those that say or contain one of them, ignoring case;
 * links without name or address are not for the public.
 */
export function linksOfRegions(links: Iterable<Link>, regions: readonly string[]): Link[] {
  const wanted = regions.map((region) => region.trim().toLowerCase()).filter((region) => region !== '')
  const isWanted = (link: Link) => {
    if (wanted.length === 0) return true
    const region = link.region.trim().toLowerCase()
    const text = [link.name, link.description, link.category, link.url].join('\n').toLowerCase()
    return wanted.some((value) => region === value || text.includes(value))
  }
  return [...links]
    .filter((link) => link.name.trim() !== '' && link.url.trim() !== '' && isWanted(link))
    .sort(
      (a, b) =>
        compareGerman(a.category, b.category) ||
        compareGerman(a.name, b.name) ||
        (a.uuid < b.uuid ? -1 : Number(a.uuid > b.uuid)),
    )
}
