import type { Entry } from '@directory/shared/entry'
import { useCallback, useEffect, useState } from 'react'
import { CallError, call } from '../../../lib/api.ts'

interface Found {
  entry: Entry | null
  error: CallError | null
  retry: () => void
}

/** A public entry as it is now; what a list has kept could be older. Unknown: `not_found`. */
export function useFreshEntry(category: string, uuid: string): Found {
  const [entry, setEntry] = useState<Entry | null>(null)
  const [error, setError] = useState<CallError | null>(null)
  const load = useCallback(async () => {
    setError(null)
    try {
      const entries = await call('GET /api/datafilteredcategory', { category })
      const found = entries.find((candidate) => candidate.uuid === uuid)
      if (found) setEntry(found)
      else setError(new CallError(404, 'not_found'))
    } catch (failure) {
      setError(failure instanceof CallError ? failure : new CallError(0, 'offline'))
    }
  }, [category, uuid])
  useEffect(() => void load(), [load])
  return { entry, error, retry: () => void load() }
}
