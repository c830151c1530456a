import { compareGerman } from '#shared/fold'
import type { Link } from '#shared/link'
import { allRegions } from '#shared/region'
import { byName } from './words/byName.ts'

/** Regions keep links without one and those that name or contain one of them. "alle" means no limit. */
export function linksOfRegions(links: Iterable<Link>, regions: readonly string[]): Link[] {
  const wanted = regions.map((region) => region.trim().toLowerCase()).filter((region) => region !== '')
  const isWanted = (link: Link) => {
    const region = link.region.trim().toLowerCase()
    if (wanted.length === 0 || wanted.includes(allRegions) || region === '') return true
    const text = [link.name, link.description, link.category, link.url].join('\n').toLowerCase()
    return wanted.some((value) => region === value || text.includes(value))
  }
  return [...links].filter(isWanted).sort((a, b) => compareGerman(a.category, b.category) || byName(a, b))
}

export const isForEverybody = ({ name, url }: Link) => name.trim() !== '' && url.trim() !== ''
