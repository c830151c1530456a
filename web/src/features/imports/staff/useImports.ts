import type { ImportSummary } from '@directory/shared/contract/imports'
import { useCallback, useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { call, callUrl, useCall } from '../../../lib/api.ts'
import { isMoving, pauseOf } from './importState.ts'
import { usePolling } from './usePolling.ts'

/** One import, as new as it can be. */
export function useImport(id: string) {
  const answer = useCall('GET /api/import', { id }, { keepsEarlier: false })
  const { data } = answer
  const ask = useCallback(() => call('GET /api/import', { id }), [id])
  const polling = usePolling(callUrl('GET /api/import', { id }), ask, data ? pauseOf(data) : null)
  return { ...answer, polling }
}

const askList = () => call('GET /api/imports', {})

/** The imports of everybody; asked for again while one of them moves. */
export function useImports() {
  const answer = useCall('GET /api/imports', {})
  const moves = answer.data?.some(isMoving) ?? false
  const polling = usePolling(callUrl('GET /api/imports', {}), askList, moves ? 3000 : null)
  return { ...answer, polling }
}

/** Shows at once what an act has made of an import. */
export function useTakeOver() {
  const { mutate } = useSWRConfig()
  return useCallback(
    (summary: ImportSummary) => {
      const url = callUrl('GET /api/import', { id: summary.id })
      void mutate(url, (known: object | undefined) => known && { ...known, ...summary }, {
        revalidate: false,
      })
    },
    [mutate],
  )
}

const allRows = `${callUrl('GET /api/importRows', {})}?`

/**
 * For who shows rows of an import: they are forgotten with them. `Preview` shows none while they are worked out anew. Nobody
 * asks for them then, so that this ends what was asked before, too; SWR would share that for two seconds more.
 */
export function useForgetRows() {
  const { mutate } = useSWRConfig()
  useEffect(
    () => () => void mutate((key) => typeof key === 'string' && key.startsWith(allRows), undefined),
    [mutate],
  )
}
