import type { Entry } from '@directory/shared/entry'
import { useCallback, useEffect, useState } from 'react'
import { CallError, call } from '../../../lib/api.ts'

interface Found {
  entry: Entry | null
  error: CallError | null
  retry: () => void
}

/** A public entry as it is now; what a list has kept could be older. Unknown: `not_found`, see `survivorOf`. */
export function useFreshEntry(uuid: string): Found {
  const [entry, setEntry] = useState<Entry | null>(null)
  const [error, setError] = useState<CallError | null>(null)
  const load = useCallback(async () => {
    setError(null)
    try {
      setEntry((await call('GET /api/entrybyid', { id: uuid })).entry)
    } catch (failure) {
      setError(failure instanceof CallError ? failure : new CallError(0, 'offline'))
    }
  }, [uuid])
  useEffect(() => void load(), [load])
  return { entry, error, retry: () => void load() }
}

/** The entry that the one asked for was merged into; null where it was not. */
export function survivorOf(error: CallError | null): { uuid: string; name: string } | null {
  const current = error?.code === 'not_found' ? error.current : null
  return (current as { uuid: string; name: string } | undefined) ?? null
}
