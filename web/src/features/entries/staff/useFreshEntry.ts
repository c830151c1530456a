import type { Confirmer } from '@directory/shared/checked'
import type { OutputOf } from '@directory/shared/contract'
import type { Entry } from '@directory/shared/entry'
import { useCallback, useEffect, useState } from 'react'
import { CallError, call } from '../../../lib/api.ts'

interface Found {
  entry: Entry | null
  /** Who has found it to be true last. */
  checkedBy: Confirmer | null
  error: CallError | null
  retry: () => void
}

/** A public entry as it is now; what a list has kept could be older. Unknown: `not_found`, see `survivorOf`. */
export function useFreshEntry(uuid: string): Found {
  const [found, setFound] = useState<OutputOf<'GET /api/entrybyid'> | null>(null)
  const [error, setError] = useState<CallError | null>(null)
  const load = useCallback(async () => {
    setError(null)
    try {
      setFound(await call('GET /api/entrybyid', { id: uuid }))
    } catch (failure) {
      setError(failure instanceof CallError ? failure : new CallError(0, 'offline'))
    }
  }, [uuid])
  useEffect(() => void load(), [load])
  const { entry = null, checkedBy = null } = found ?? {}
  return { entry, checkedBy, error, retry: () => void load() }
}

/** The entry that the one asked for was merged into; null where it was not. */
export function survivorOf(error: CallError | null): { uuid: string; name: string } | null {
  const current = error?.code === 'not_found' ? error.current : null
  return (current as { uuid: string; name: string } | undefined) ?? null
}
