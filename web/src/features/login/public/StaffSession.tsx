import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { useCall } from '#lib/api.ts'
import { QueryCache } from '#lib/queryCache.ts'
import { currentToken } from '#lib/session.ts'

let cacheSession: string | null = null
let previousCache: QueryCache | null = null

/**
 * Returns the cache of staff calls, for this session only: the next user must not see it. It begins with the content of
 * the last one, because SWR drops its state of a cache when staff leave for a public page; the first begins with the
 * public answers.
 */
export function staffCache(publicCache: QueryCache): QueryCache {
  const currentSession = currentToken()
  const cache = new QueryCache()
  const known = previousCache && currentSession === cacheSession ? previousCache : publicCache
  for (const [url, state] of known) cache.set(url, state)
  previousCache = cache
  cacheSession = currentSession
  return cache
}

export function StaffSession({ children }: { children: ReactNode }) {
  // Renders again with every page, so another user's session, begun in another tab, gets a cache of its own.
  useLocation()
  return (
    <SWRConfig
      key={currentToken()}
      value={{ provider: (publicCache) => staffCache(publicCache as QueryCache) }}
    >
      <SessionCheck />
      {children}
    </SWRConfig>
  )
}

const checkIntervalMs = 30_000

/** Notices that the session has ended, here or on the server. */
function SessionCheck() {
  useCall('GET /api/getRole', {}, { refreshMs: () => checkIntervalMs })
  return null
}
