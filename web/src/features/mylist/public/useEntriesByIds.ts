import type { Entry } from '@directory/shared/entry'
import { maxEntriesByIds } from '@directory/shared/maxEntriesByIds'
import { useEffect, useState } from 'react'
import { type CallError, call } from '../../../lib/api.ts'

/** Providers by id; null for ids that no listed provider has (any more). */
export type EntriesById = ReadonlyMap<string, Entry | null>

interface LoadedEntries {
  entries: EntriesById
  error: CallError | undefined
  /** True if the answer takes longer than ten seconds. */
  isSlow: boolean
  retry: () => void
}

const noEntries: EntriesById = new Map()
/** Milliseconds until a load counts as failed for the visitor. */
const slowMs = 10_000

async function fetchEntries(ids: readonly string[]): Promise<EntriesById> {
  const { entries, unknown } = await call('POST /api/entriesByIds', { ids: [...ids] })
  return new Map([
    ...entries.map((entry) => [entry.uuid, entry] as const),
    ...unknown.map((id) => [id, null] as const),
  ])
}

/**
 * Returns the providers with these ids, as far as they have loaded. When ids are added, only those are requested.
 * @param onLoaded called with each answer; the same function in each render
 */
export function useEntriesByIds(
  ids: readonly string[],
  onLoaded?: (loaded: EntriesById) => void,
): LoadedEntries {
  const [entries, setEntries] = useState(noEntries)
  const [error, setError] = useState<CallError>()
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
    const settle = () => {
      clearTimeout(slow)
      setSlow(false)
    }
    fetchEntries(missingIds.split(','))
      .then((found) => {
        if (!isCurrent) return
        settle()
        setEntries((loaded) => new Map([...loaded, ...found]))
        onLoaded?.(found)
      })
      .catch((failure: CallError) => {
        if (!isCurrent) return
        settle()
        setError(failure)
      })
    return () => {
      isCurrent = false
      clearTimeout(slow)
    }
  }, [missingIds, error, onLoaded, attempt])
  const retry = () => {
    setError(undefined)
    setAttempt((before) => before + 1)
  }
  return { entries, error, isSlow, retry }
}
