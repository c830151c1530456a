import type { Link } from '@directory/shared/link'
import { germanOrder } from '../../../lib/format.ts'

export interface LinkGroup {
  /** Empty for links without a category. */
  category: string
  /** Anchor made from the category's letters. */
  id: string
  links: Link[]
}

/** Groups links by category, both in German alphabetical order; links without a category come last. */
export function groupLinks(links: readonly Link[]): LinkGroup[] {
  const groups = new Map<string, Link[]>()
  for (const link of links) {
    const category = link.category.trim()
    groups.set(category, [...(groups.get(category) ?? []), link])
  }
  return [...groups]
    .sort(([a], [b]) => Number(a === '') - Number(b === '') || germanOrder.compare(a, b))
    .map(([category, members]) => ({
      category,
      id: `links-${category.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`,
      links: members.toSorted((a, b) => germanOrder.compare(a.name, b.name)),
    }))
}
