import type { ImportSummary } from '@directory/shared/contract/imports'
import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { call, callUrl, useCall } from '../../../lib/api.ts'
import { isMoving, pauseOf } from './importState.ts'
import { usePolling } from './usePolling.ts'

/** One import, as new as it can be. */
export function useImport(id: string) {
  const answer = useCall('GET /api/import', { id })
  const ask = useCallback(() => call('GET /api/import', { id }), [id])
  // What is kept from another import while this one is on its way is not this one.
  const data = answer.data?.id === id ? answer.data : undefined
  const polling = usePolling(callUrl('GET /api/import', { id }), ask, data ? pauseOf(data) : null)
  return { ...answer, data, polling }
}

const askList = () => call('GET /api/imports', {})

/** The imports of everybody; asked for again while one of them moves. */
export function useImports() {
  const answer = useCall('GET /api/imports', {})
  const moves = answer.data?.some(isMoving) ?? false
  const polling = usePolling(callUrl('GET /api/imports', {}), askList, moves ? 3000 : null)
  return { ...answer, polling }
}

/** Shows at once what an act has made of an import, and forgets rows that are no longer so. */
export function useTakeOver() {
  const { mutate } = useSWRConfig()
  return useCallback(
    (summary: ImportSummary) => {
      const url = callUrl('GET /api/import', { id: summary.id })
      void mutate(url, (known: object | undefined) => known && { ...known, ...summary }, {
        revalidate: false,
      })
      const rows = callUrl('GET /api/importRows', {})
      void mutate((key) => typeof key === 'string' && key.startsWith(`${rows}?`), undefined, {
        revalidate: false,
      })
    },
    [mutate],
  )
}
