import { useState } from 'react'
import useSWR from 'swr'
import { type CallError, call } from '#lib/api.ts'
import type { Entry } from '#shared/entry'
import { maxEntriesByIds } from '#shared/paper'

/** Null for ids that no listed provider has (any more). */
type EntriesById = ReadonlyMap<string, Entry | null>

const noEntries: EntriesById = new Map()
/** Milliseconds until a load counts as failed for the visitor. */
const slowMs = 10_000

async function fetchEntries(ids: readonly string[]): Promise<EntriesById> {
  const found = new Map<string, Entry | null>()
  for (let from = 0; from < ids.length; from += maxEntriesByIds) {
    const part = ids.slice(from, from + maxEntriesByIds)
    const { entries, unknown } = await call('POST /api/entriesByIds', { ids: part })
    for (const entry of entries) found.set(entry.uuid, entry)
    for (const id of unknown) found.set(id, null)
  }
  return found
}

/** Those of the list before stay until the answer comes. */
export function useEntriesByIds(ids: readonly string[], onLoaded?: (loaded: EntriesById) => void) {
  const [isSlow, setSlow] = useState(false)
  // Moving a line asks for nothing.
  const sorted = ids.toSorted()
  const { data, error, mutate } = useSWR<EntriesById, CallError>(
    ids.length > 0 && `entries ${sorted.join()}`,
    () => fetchEntries(sorted).finally(() => setSlow(false)),
    {
      keepPreviousData: true,
      revalidateOnFocus: false,
      shouldRetryOnError: false,
      loadingTimeout: slowMs,
      onLoadingSlow: () => setSlow(true),
      onSuccess: (loaded) => onLoaded?.(loaded),
    },
  )
  const retry = () => {
    setSlow(false)
    void mutate()
  }
  return { entries: data ?? noEntries, error, isSlow, retry }
}
