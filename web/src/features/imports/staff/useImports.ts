import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { callUrl } from '../../../lib/api.ts'

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
