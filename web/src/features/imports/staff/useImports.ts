import { useEffect, useRef } from 'react'
import { useSWRConfig } from 'swr'
import { type CallResult, callUrl, useCall } from '../../../lib/api.ts'
import { isInProgress, pollingIntervalOf, workEveryMs } from './importState.ts'

/** Asks again and again; pauses after a failure, until the user retries. */
function usePolling({ retry, error }: CallResult<unknown>, everyMs: number | null): void {
  const ask = useRef(retry)
  ask.current = retry
  const isOn = everyMs !== null && !error
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => ask.current(), everyMs)
    return () => clearInterval(timer)
  }, [isOn, everyMs])
}

/** Returns one import, polled while it changes. */
export function useImport(id: string) {
  const answer = useCall('GET /api/import', { id }, { keepsEarlier: false })
  usePolling(answer, answer.data ? pollingIntervalOf(answer.data) : null)
  return answer
}

/** Returns the imports of all users, polled while one of them changes. */
export function useImports() {
  const answer = useCall('GET /api/imports', {})
  usePolling(answer, answer.data?.some(isInProgress) ? workEveryMs : null)
  return answer
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
