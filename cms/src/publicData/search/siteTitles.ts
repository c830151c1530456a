import type { Link } from '@directory/shared/link'
import type { News } from '@directory/shared/news'
import type { SiteTitle } from '@directory/shared/searchHelp'
import { plainWords } from '../words/plainWords.ts'
import type { CachedSearch } from './cachedSearch.ts'
import { hasAll, SaidWords } from './saidKinds.ts'

/**
 * Returns the first link or news whose title has all words of a query that no provider answers in so many words; coming
 * news first.
 */
export function siteTitle(
  { request, found }: CachedSearch,
  links: () => readonly Link[],
  news: () => readonly News[],
): SiteTitle | undefined {
  const { words, placeWords, phone, urgent } = request.understood
  if (found.isSaid || phone !== null || urgent !== null) return undefined
  const said = new SaidWords(words.filter((word) => !placeWords.includes(word)))
  const isWord = said.content.some(({ weight, plain }) => weight === 'content' && plain.length >= minLength)
  if (!isWord || !said.isWhole) return undefined
  const hasWords = (title: string) => hasAll(plainWords(title), said.content)
  const items = news()
  const coming = items.filter(({ occurDate }) => occurDate >= request.today)
  const item = [...coming.reverse(), ...items].find(({ title }) => hasWords(title))
  if (item) return { kind: 'news', id: item.nuuid, title: item.title, date: item.occurDate }
  const link = links().find(({ name }) => hasWords(name))
  return link && { kind: 'link', id: link.uuid, title: link.name, date: '' }
}

const minLength = 3
