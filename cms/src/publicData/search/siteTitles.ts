import { isComing } from '#shared/comingNews'
import type { Link } from '#shared/link'
import type { News } from '#shared/news'
import type { SiteTitle } from '#shared/searchHelp'
import { sitePages } from '#shared/sitePages'
import { plainWords } from '../words/plainWords.ts'
import type { CachedSearch } from './cachedSearch.ts'
import { vocabulary } from './concepts.ts'
import { queryWords } from './queryWords.ts'
import { hasAll, SaidWords } from './SaidWords.ts'

interface Site {
  links: () => readonly Link[]
  news: () => readonly News[]
  page: (name: string) => string | null
}

/** The first title, coming news first, with all words or the German name of what they mean. */
export function siteTitle({ request, found }: CachedSearch, site: Site): SiteTitle | undefined {
  const { asked, phone, urgent } = request.understood
  if (found.isOffered || phone !== null || urgent !== null) return undefined
  const said = new SaidWords(asked)
  const isWord = said.content.some(({ weight, plain }) => weight !== 'stop' && plain.length >= minLength)
  if (!isWord || !said.isWhole) return undefined
  const { concepts, index } = vocabulary()
  const meant = index.targetsOfAll(said.all).map((number) => queryWords(concepts[number]?.de[0] ?? ''))
  const hasWords = (title: string) =>
    [said.content, ...meant].some((words) => hasAll(plainWords(title), words))
  const items = site.news()
  const coming = items.filter((item) => isComing(item, request.today))
  const item = [...coming.reverse(), ...items].find(({ title }) => hasWords(title))
  if (item) return { kind: 'news', id: item.nuuid, title: item.title, date: item.occurDate }
  const link = site.links().find(({ name }) => hasWords(name))
  if (link) return { kind: 'link', id: link.uuid, title: link.name, date: '' }
  return pageWith(hasWords, site)
}

function pageWith(hasWords: (title: string) => boolean, { page }: Site): SiteTitle | undefined {
  for (const [id, { words }] of Object.entries(sitePages)) {
    const headings = [...(page(id) ?? '').matchAll(/<h\d[^<>]*>([^<]*)/g)].map(([, heading = '']) => heading)
    const heading = headings.find(hasWords)
    if (heading !== undefined || hasWords(words)) return { kind: 'page', id, title: heading ?? '', date: '' }
  }
  return undefined
}

const minLength = 3
