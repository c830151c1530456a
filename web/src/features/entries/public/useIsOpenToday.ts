import type { Entry } from '@directory/shared/entry'
import { useMemo } from 'react'
import { useCall } from '../../../lib/api.ts'
import { useToday } from '../../../lib/moment.ts'
import { isOpenToday } from './entryHours.ts'

/**
 * Asks of each provider whether it is open today; `undefined` where that is not asked, or not known yet. The server
 * knows the date, too, so that the list is the same without scripts.
 */
export function useIsOpenToday(isAsked: boolean): ((entry: Entry) => boolean | null) | undefined {
  const { data } = useCall('GET /api/today', {})
  const date = useToday(isAsked) ?? data?.date
  return useMemo(
    () => (isAsked && data && date ? (entry) => isOpenToday(entry, data.holidays, date) : undefined),
    [isAsked, data, date],
  )
}
