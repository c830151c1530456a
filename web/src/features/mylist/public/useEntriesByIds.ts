import type { Entry } from '@directory/shared/entry'
import { maxEntriesByIds } from '@directory/shared/maxEntriesByIds'
import { useEffect, useState } from 'react'
import { type CallError, call } from '../../../lib/api.ts'

/** Providers by id; null for ids that no listed provider has (any more). */
export type EntriesById = ReadonlyMap<string, Entry | null>

interface Answer {
  entries: EntriesById
  error: CallError | undefined
  retry: () => void
}

async function ask(ids: readonly string[]): Promise<EntriesById> {
  const { entries, unknown } = await call('POST /api/entriesByIds', { ids: [...ids] })
  return new Map([
    ...entries.map((entry) => [entry.uuid, entry] as const),
    ...unknown.map((id) => [id, null] as const),
  ])
}

/** The providers with these ids, as far as the server has answered. Those that join the list are asked for alone. */
export function useEntriesByIds(ids: readonly string[]): Answer {
  const [entries, setEntries] = useState<EntriesById>(new Map())
  const [error, setError] = useState<CallError>()
  const missing = ids.filter((id) => !entries.has(id)).slice(0, maxEntriesByIds)
  const wanted = missing.join()
  useEffect(() => {
    if (wanted === '' || error) return
    let isWanted = true
    ask(wanted.split(','))
      .then((found) => isWanted && setEntries((known) => new Map([...known, ...found])))
      .catch((failure) => isWanted && setError(failure))
    return () => {
      isWanted = false
    }
  }, [wanted, error])
  return { entries, error, retry: () => setError(undefined) }
}
