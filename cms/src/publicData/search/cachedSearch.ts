import type { EntryStore } from '../EntryStore.ts'
import { askedTime } from './askedTime.ts'
import { type FoundProviders, findProviders } from './findProviders.ts'
import type { SearchContext } from './SearchContext.ts'
import type { SearchRequest } from './searchRequest.ts'
import type { ParsedQuery } from './understand.ts'

export interface CachedSearch {
  request: SearchRequest
  found: FoundProviders
}

/** Maximum number of requests: a page asks for its hits and for the search help. */
const maxRequests = 50
/** Maximum number of texts: the same are searched in many towns. */
const maxTexts = 200

interface Cache {
  /** Value of `entries.changes`. */
  changes: number
  byText: Map<string, ParsedQuery>
  byRequest: Map<string, CachedSearch>
}

const caches = new WeakMap<SearchContext, Cache>()

type RequestInput = Omit<SearchRequest, 'understood' | 'time'>

/** Returns what was understood of a text, and its providers; cached until an entry or a category changes. */
export function cachedSearch(context: SearchContext, entries: EntryStore, asked: RequestInput): CachedSearch {
  const { byText, byRequest } = current(context, entries)
  // The holidays are no part of the key: settings that name others make another context.
  return cached(byRequest, maxRequests, JSON.stringify(asked), () => {
    const understand = (text: string) => cached(byText, maxTexts, text, () => context.understand(text))
    const understood = understand(asked.text)
    const time = askedTime(asked.text, asked.today)
    const search = { ...asked, understood }
    // 'Guten Morgen' and 'Essen auf Rädern' are no times: all of their words stand in one entry.
    const findWhole = () => ({ request: search, found: findProviders({ context, entries, request: search }) })
    if (!time) return findWhole()
    const whole = entries.words.readingAll(asked.text, true).size > 0 ? findWhole() : null
    if (whole?.found.isTyped) return whole
    const { urgent } = understood
    const request = { ...search, understood: { ...understand(time.rest), urgent }, time }
    return { request, found: findProviders({ context, entries, request }) }
  })
}

function cached<T>(cache: Map<string, T>, max: number, key: string, make: () => T): T {
  const cachedValue = cache.get(key)
  if (cachedValue !== undefined) return cachedValue
  const fresh = make()
  const [oldest] = cache.size < max ? [] : cache.keys()
  if (oldest !== undefined) cache.delete(oldest)
  cache.set(key, fresh)
  return fresh
}

function current(context: SearchContext, { changes }: EntryStore): Cache {
  const cache = caches.get(context)
  if (cache?.changes === changes) return cache
  const fresh = { changes, byText: new Map(), byRequest: new Map() }
  caches.set(context, fresh)
  return fresh
}
