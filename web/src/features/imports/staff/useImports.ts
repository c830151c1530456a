import type { ImportSummary } from '@directory/shared/contract/imports'
import { useCallback, useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { call, callUrl, useCall } from '../../../lib/api.ts'
import { isInProgress, pollingIntervalOf } from './importState.ts'
import { usePolling } from './usePolling.ts'

/** Returns one import, polled while it changes. */
export function useImport(id: string) {
  const answer = useCall('GET /api/import', { id }, { keepsEarlier: false })
  const { data } = answer
  const ask = useCallback(() => call('GET /api/import', { id }), [id])
  const polling = usePolling(callUrl('GET /api/import', { id }), ask, data ? pollingIntervalOf(data) : null)
  return { ...answer, polling }
}

const askList = () => call('GET /api/imports', {})

/** Returns the imports of all users, polled while one of them changes. */
export function useImports() {
  const answer = useCall('GET /api/imports', {})
  const anyMoving = answer.data?.some(isInProgress) ?? false
  const polling = usePolling(callUrl('GET /api/imports', {}), askList, anyMoving ? 3000 : null)
  return { ...answer, polling }
}

/** Returns a function that caches the result of an operation on an import. */
export function useUpdateImport() {
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
 * Drops cached rows on unmount, because they change when `Preview` recalculates. While no component shows rows, this
 * also ends SWR's sharing of a pending request, which would last two seconds longer.
 */
export function useForgetRows() {
  const { mutate } = useSWRConfig()
  useEffect(
    () => () => void mutate((key) => typeof key === 'string' && key.startsWith(allRows), undefined),
    [mutate],
  )
}
