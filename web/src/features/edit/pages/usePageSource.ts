import type { OutputOf } from '@directory/shared/contract'
import type { PageName } from '@directory/shared/page'
import { useCallback, useEffect, useState } from 'react'
import { CallError, call } from '../../../lib/api.ts'

interface Source {
  name: PageName
  source?: OutputOf<'GET /api/pageSource'>
  error?: CallError
}

/** A page as it was written, read once: nothing may change under the editor's hands. */
export function usePageSource(name: PageName | null) {
  const [read, setRead] = useState<Source | null>(null)
  const load = useCallback(async (wanted: PageName) => {
    setRead(null)
    try {
      const source = await call('GET /api/pageSource', { name: wanted })
      setRead({ name: wanted, source })
    } catch (error) {
      setRead({ name: wanted, error: error instanceof CallError ? error : new CallError(0, 'offline') })
    }
  }, [])
  useEffect(() => {
    if (name) void load(name)
  }, [name, load])
  const current = read?.name === name ? read : null
  return { source: current?.source, error: current?.error, retry: () => name && void load(name) }
}
