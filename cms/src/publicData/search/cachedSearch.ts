import { BoundedCache } from '#shared/BoundedCache'
import type { EntryStore } from '../EntryStore.ts'
import { askedTime } from './askedTime.ts'
import { type FoundProviders, findProviders } from './findProviders.ts'
import type { SearchContext } from './SearchContext.ts'
import type { ParsedQuery, SearchRequest } from './searchRequest.ts'

export interface CachedSearch {
  request: SearchRequest
  found: FoundProviders
}

/** Requests: a page asks for its hits and for the search help. */
const maxRequests = 50
/** Texts: the same are searched in many towns. */
const maxTexts = 200

const createCache = (changes: number) => ({
  changes,
  byText: new BoundedCache<string, ParsedQuery>(maxTexts),
  byRequest: new BoundedCache<string, CachedSearch>(maxRequests),
})
const caches = new WeakMap<SearchContext, ReturnType<typeof createCache>>()

/** What was understood of a text, and its providers; cached until an entry or a category changes. */
export function cachedSearch(
  context: SearchContext,
  entries: EntryStore,
  asked: Omit<SearchRequest, 'understood' | 'time'>,
) {
  const before = caches.get(context)
  const cache = before?.changes === entries.changes ? before : createCache(entries.changes)
  caches.set(context, cache)
  // Holidays and numbers are no part of the key: settings that name others make another context.
  return cached(cache.byRequest, JSON.stringify(asked), () => {
    const understand = (text: string) => cached(cache.byText, text, () => context.understand(text))
    const understood = understand(asked.text)
    const time = askedTime(asked.text, asked.today)
    const search = (request: SearchRequest) => ({
      request,
      found: findProviders({ context, entries, request }),
    })
    const whole = search({ ...asked, understood })
    // 'Guten Morgen' and 'Essen auf Rädern' are no times.
    if (!time || whole.found.isTyped) return whole
    return search({ ...asked, time, understood: { ...understand(time.rest), urgent: understood.urgent } })
  })
}

function cached<T>(cache: Map<string, T>, key: string, make: () => T) {
  const known = cache.get(key)
  if (known !== undefined) return known
  const value = make()
  cache.set(key, value)
  return value
}
