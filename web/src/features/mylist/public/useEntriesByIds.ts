import type { Entry } from '@directory/shared/entry'
import { maxEntriesByIds } from '@directory/shared/maxEntriesByIds'
import { useEffect, useState } from 'react'
import { type CallError, call } from '../../../lib/api.ts'
import { currentToken } from '../../../lib/session.ts'

/** Providers by id; null for ids that no listed provider has (any more). */
export type EntriesById = ReadonlyMap<string, Entry | null>

interface LoadedEntries {
  entries: EntriesById
  error: CallError | undefined
  /** Time when the entries were kept, in milliseconds since 1970, if there is no connection; otherwise null. */
  keptAt: number | null
  /** True if the answer takes longer than ten seconds. */
  isSlow: boolean
  retry: () => void
}

const loadKept = () => import('../../../lib/kept.ts')
const noEntries: EntriesById = new Map()
/** Milliseconds until a load counts as failed for the visitor. */
const slowMs = 10_000
/** Name under which the providers of the visitor's list are kept for times without a connection. */
const keptName = 'mylist'

async function fetchEntries(ids: readonly string[]): Promise<EntriesById> {
  const { entries, unknown } = await call('POST /api/entriesByIds', { ids: [...ids] })
  return new Map([
    ...entries.map((entry) => [entry.uuid, entry] as const),
    ...unknown.map((id) => [id, null] as const),
  ])
}

/**
 * Returns the providers with these ids, as far as they have loaded. When ids are added, only those are requested.
 * @param isOwn true for the visitor's own list, which is also available without a connection
 */
export function useEntriesByIds(ids: readonly string[], isOwn = false): LoadedEntries {
  const [entries, setEntries] = useState(noEntries)
  const [error, setError] = useState<CallError>()
  const [keptAt, setKeptAt] = useState<number | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [isSlow, setSlow] = useState(false)
  const missing = ids.filter((id) => !entries.has(id)).slice(0, maxEntriesByIds)
  const missingIds = missing.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same ids again
  useEffect(() => {
    if (missingIds === '' || error) return
    let isCurrent = true
    setSlow(false)
    const slow = setTimeout(() => setSlow(true), slowMs)
    const handleFailure = async (failure: CallError) => {
      const isOffline = isOwn && failure.status === 0
      const kept = isOffline
        ? await loadKept().then(
            ({ keptAnswer }) => keptAnswer(keptName),
            () => null,
          )
        : null
      if (!isCurrent) return
      clearTimeout(slow)
      setSlow(false)
      setError(failure)
      if (!kept) return
      setKeptAt(kept.keptAt)
      setEntries((loaded) => new Map([...(kept.answer as [string, Entry | null][]), ...loaded]))
    }
    fetchEntries(missingIds.split(','))
      .then((found) => {
        if (!isCurrent) return
        clearTimeout(slow)
        setSlow(false)
        setEntries((loaded) => new Map([...loaded, ...found]))
      })
      .catch(handleFailure)
    return () => {
      isCurrent = false
      clearTimeout(slow)
    }
  }, [missingIds, error, isOwn, attempt])
  useEffect(() => {
    // Staff see pages with extra controls, and nothing is kept for them.
    if (!isOwn || entries.size === 0 || keptAt !== null || currentToken()) return
    loadKept()
      .then(({ keepAnswer }) => keepAnswer(keptName, [...entries]))
      // Without a connection, or if the browser cannot store.
      .catch(() => {})
  }, [isOwn, entries, keptAt])
  const retry = () => {
    if (keptAt !== null) setEntries(noEntries)
    setKeptAt(null)
    setError(undefined)
    setAttempt((before) => before + 1)
  }
  return { entries, error, keptAt, isSlow, retry }
}
