import type { Confirmer } from '@directory/shared/checked'
import type { OutputOf } from '@directory/shared/contract'
import type { Entry } from '@directory/shared/entry'
import { useCallback, useEffect, useState } from 'react'
import { asCallError, type CallError, call } from '../../../lib/api.ts'

interface Found {
  entry: Entry | null
  /** The source that last confirmed the entry. */
  checkedBy: Confirmer | null
  error: CallError | null
  retry: () => Promise<void>
}

/**
 * Loads the current version of a public entry, because a list may hold an older one. Fails with `not_found` for unknown
 * ids, see `survivorOf`.
 */
export function useFreshEntry(uuid: string): Found {
  const [found, setFound] = useState<OutputOf<'GET /api/entrybyid'> | null>(null)
  const [error, setError] = useState<CallError | null>(null)
  const load = useCallback(async () => {
    setError(null)
    try {
      setFound(await call('GET /api/entrybyid', { id: uuid }))
    } catch (failure) {
      setError(asCallError(failure))
    }
  }, [uuid])
  useEffect(() => void load(), [load])
  const { entry = null, checkedBy = null } = found ?? {}
  return { entry, checkedBy, error, retry: load }
}

/** Returns the entry into which the requested one was merged; null if it was not merged. */
export function survivorOf(error: CallError | null): { uuid: string; name: string } | null {
  const current = error?.code === 'not_found' ? error.current : null
  return (current as { uuid: string; name: string } | undefined) ?? null
}
